import type { Box } from '@wyrdhall/games';
import { type Game, isChance, type Options, type Prompt, type Run, type Words } from '@wyrdhall/kernel';
import { type Case, type Item, parseCases, playCase } from '@wyrdhall/kernel/cases';
import { openTexts } from '../hall/boxes.ts';
import { answersOf } from '../kit/answers/places.ts';
import type { GameFace } from '../kit/face.ts';
import { type Frame, framesOf } from '../kit/steps/frames.ts';
import { choiceWords } from '../words/option.ts';
import { readable } from '../words/readable.ts';
import { say, wordsOf } from '../words/words.ts';
import { caseText, type Example } from './library.ts';

/** A moment of an example: what was done on the way to it, and what is asked then. */
interface Moment extends Frame {
  readonly said: string;
  readonly asks: string;
}

export interface PlayedExample {
  readonly moments: readonly Moment[];
  readonly options: Options;
  readonly words: Words;
}

/** Seen by the first player, whose hand most examples are about. */
const VIEWER = 0;

export async function playExample(
  box: Box,
  game: Game,
  face: GameFace,
  example: Example,
): Promise<PlayedExample> {
  const found = parseCases(await caseText(example.file)).find(({ id }) => id === example.id);
  if (!found) throw new Error(`${example.file}: ${example.id}?`);
  const [opening] = playCase(game, found);
  if (opening) await openTexts(box, opening.run);
  return momentsOf(game, face, found);
}

function momentsOf(game: Game, face: GameFace, one: Case): PlayedExample {
  const moments: Moment[] = [];
  let options: Options = { players: 1 };
  let words = wordsOf(game, undefined);
  let view: unknown;
  let prompts: readonly Prompt[] = [];
  let told = 0;
  for (const { run, item } of playCase(game, one)) {
    words = wordsOf(game, game.seating?.(run.state));
    const { outcome } = run;
    const [prompt] = run.prompts;
    const asks = outcome
      ? words.outcome(outcome)
      : prompt
        ? words.question(prompt.question, prompt.seat)
        : '';
    const now = run.view(VIEWER);
    if (!item) {
      ({ options } = run);
      moments.push(...opening(game, face, one, run, asks));
    } else if (!isKept(item, prompts, run.prompts, run.toldCount - told)) {
      const said = itemWords(item, prompts, words);
      const frames = framesOf(face, view, run.told(VIEWER, told), now);
      for (const [i, frame] of frames.entries()) {
        moments.push({ ...frame, said, asks: i === frames.length - 1 ? asks : '' });
      }
    }
    view = now;
    ({ prompts, toldCount: told } = run);
  }
  return { moments, options, words };
}

/** What is given, and what follows from it before anybody is asked. */
function opening(game: Game, face: GameFace, { given }: Case, run: Run, asks: string): Moment[] {
  const events = run.told(VIEWER).filter(({ kind }) => kind !== 'auto');
  const { given: said, goesOn } = say.peek().teach;
  const now = run.view(VIEWER);
  if (!given || events.length === 0) return [{ view: now, event: undefined, said, asks }];
  const before = game.view(game.arrange(given, run.options), VIEWER);
  const frames = framesOf(face, before, events, now);
  const after = frames.map((frame, i) => ({
    ...frame,
    said: goesOn,
    asks: i === frames.length - 1 ? asks : '',
  }));
  return [{ view: before, event: undefined, said, asks: '' }, ...after];
}

/** A roll or a draw that waits for its turn: nothing is to be seen yet. */
const isKept = (item: Item, before: readonly Prompt[], now: readonly Prompt[], told: number): boolean =>
  (item.kind === 'roll' || item.kind === 'draw') && told === 0 && before === now;

function itemWords(item: Item, prompts: readonly Prompt[], words: Words): string {
  const { teach, list } = say.peek();
  if (item.kind === 'until') return teach.goesOn;
  if (item.kind === 'roll')
    return teach.rolled(list(item.faces.map((face) => drawnWords(face, prompts, words))));
  if (item.kind === 'draw')
    return teach.drawn(list(item.cards.map((card) => drawnWords(card, prompts, words))));
  if (item.kind === 'remake') return words.term?.(`remake:${item.id}`) ?? readable(item.id);
  const { choice, seat } = item;
  const ids = typeof choice === 'string' ? [choice] : Array.isArray(choice) ? choice : Object.keys(choice);
  const fits = (prompt: Prompt) =>
    (seat === undefined || seat === prompt.seat) &&
    ids.every((id) => prompt.options.some((option) => option.id === id));
  const prompt = prompts.find(fits);
  const chosen = prompt
    ? list(
        choiceWords(words, prompt.question, prompt.seat, choice).map(
          (text, i) => labelOf(prompt, ids[i], words) ?? text,
        ),
      )
    : list(ids.map(String));
  if (item.kind === 'answer') return chosen || teach.none;
  const closed = prompt && answersOf(prompt, words, new Map()).find(({ id }) => id === ids[0])?.closed;
  return teach.refused(chosen, closed?.reason ?? '');
}

function labelOf(prompt: Prompt, id: string | undefined, words: Words): string | undefined {
  const index = prompt.options.findIndex((option) => option.id === id);
  return index < 0 || prompt.ask === 'amounts' ? undefined : words.option(prompt, index);
}

/** What a die shows, or which card was drawn. */
function drawnWords(id: string, prompts: readonly Prompt[], words: Words): string {
  const chance = prompts.find(isChance);
  return (chance && labelOf(chance, id, words)) ?? id;
}
