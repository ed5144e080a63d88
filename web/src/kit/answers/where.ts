import { isChance, type Option, type Options, type Prompt } from '@wyrdhall/kernel';
import type { Answer, GameFace, Places, Where } from '../face.ts';
import { placesOf } from './places.ts';

/** Where the face shows an option of a prompt. */
export function whereOf(face: GameFace, prompt: Prompt, option: Option, options: Options): Where {
  // What the players' own dice and cards show is told in the bar.
  if (isChance(prompt)) return 'bar';
  return face.where?.(prompt, option, options) ?? 'bar';
}

/** Beside `where`, what decides it: the answers themselves, and whether the board is shown in words. */
interface Shown {
  readonly face: GameFace;
  readonly prompt: Prompt;
  readonly answers: readonly Answer[];
  readonly options: Options;
}

function placed({ face, prompt, answers, options }: Shown): (readonly [Answer, Where])[] {
  const byId = new Map(prompt.options.map((option) => [option.id, option]));
  return answers.flatMap((answer) => {
    const option = byId.get(answer.id);
    return option ? [[answer, whereOf(face, prompt, option, options)] as const] : [];
  });
}

/** The answers that lie on the board, by their place. */
export const boardPlaces = (shown: Shown): Places =>
  placesOf(placed(shown).flatMap(([answer, where]) => (where === 'bar' ? [] : [answer])));

/**
 * The answers that the prompt bar shows: those that lie nowhere else, several at one place, amounts, which go up and
 * down, and while the board is shown in words all that lie on it.
 */
export function barAnswers(shown: Shown, isList: boolean): Answer[] {
  const all = placed(shown);
  const { open, shared } = placesOf(all.map(([answer]) => answer));
  const isShared = ({ at, closed }: Answer): boolean => at !== undefined && !closed && shared.has(at);
  return all.flatMap(([answer, where]) => {
    if (where === 'hand') return [];
    if (where === 'bar' || isList) return [answer];
    if (where === 'page') return [];
    const alsoListed = where === 'board+bar' && answer.at !== undefined && open.get(answer.at) === answer;
    return alsoListed || isShared(answer) || shown.prompt.ask === 'amounts' ? [answer] : [];
  });
}
