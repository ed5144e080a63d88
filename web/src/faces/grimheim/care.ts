import {
  ACTIONS,
  cardOf,
  cardText,
  type Equipment,
  type GrimheimView,
  onlyTarget,
  targetsOf,
  titleOf,
} from '@wyrdhall/grimheim';
import { type Choice, Facts, type Prompt } from '@wyrdhall/kernel';
import type { Draft } from '../../kit/answers/draft.ts';
import type { Doubt } from '../../kit/face.ts';
import { doomOf } from './foresee.ts';
import { foesAt, monsterName } from './named.ts';
import { isOpenIn, outlookOf } from './outlook.ts';
import { sighted } from './sighted.ts';
import { grim, language } from './words/words.ts';

export { deed, outcome } from './outlook.ts';

/** Where something else than letting it be is what must be done, or costs nothing. */
const SAFE: Readonly<Record<string, string>> = {
  'march-order': 'any-order',
  'monster-attack': 'any-order',
  store: 'store',
  walk: 'stop',
};

/** What costs nothing, or must be done. A quest that brings monsters is no such thing, nor a knock-out. */
export function safe(prompt: Prompt, view: GrimheimView): string | undefined {
  const { id, quiet = 'pass' } = prompt.question;
  const open = (option: string) => (isOpenIn(prompt, option) ? option : undefined);
  if (id === 'turn') return new Facts(prompt.question).number('actionsLeft') === 0 ? 'end' : undefined;
  if (id === 'upgrade' || id === 'may-target' || id === 'nail' || id === 'sweep') return undefined;
  if (id.startsWith('quest-')) {
    const card = new Facts(prompt.question).text('card');
    return isDear(card) ? open('no') : open(`quest:${card}`);
  }
  if (id === 'prevent' && outlookOf(prompt, quiet, view, () => [])?.hit?.knockedOut) return undefined;
  return open(SAFE[id] ?? quiet);
}

/** Whether a quest brings monsters, or takes something for its card. */
function isDear(card: string): boolean {
  const { quest } = cardOf(card) as Equipment;
  return (
    (quest !== undefined && 'place' in quest && quest.place !== undefined) ||
    (quest?.by === 'kill' && quest.forgo === true)
  );
}

/** What is easily regretted, or cannot be undone, is asked once more. */
export function doubts(prompt: Prompt, choice: Choice, view: GrimheimView): Doubt | undefined {
  if (prompt.question.id !== 'turn') return undefined;
  const words = grim.value;
  if (choice === 'end') {
    const left = new Facts(prompt.question).number('actionsLeft');
    const still = ACTIONS.filter((action) => isOpenIn(prompt, `action:${action}`));
    if (left === 0 || still.length === 0) return undefined;
    return words.fight.endDoubt(
      left,
      still.map((action) => words.actions[action]),
    );
  }
  const [kind, card = ''] = String(choice).split(':');
  if (kind === 'quest') {
    const said = cardText(card, language.value);
    // The action that it takes may be the one that would save the town.
    const harmless = !isDear(card) && doomOf(view)?.isSure !== true;
    return { ...words.fight.questDoubt(said?.name ?? card, said?.quest ?? ''), harmless };
  }
  if (kind === 'use' || kind === 'play') {
    const [foe, ...others] = targetsOf(sighted(view), prompt.seat, String(choice));
    const [there] = foe && others.length === 0 ? foesAt(view, [foe]) : [];
    const said = cardText(titleOf(card), language.value);
    return there && { ...words.fight.useDoubt(said?.name ?? card, there), harmless: true };
  }
  const only = choice === 'action:attack' ? onlyTarget(sighted(view), prompt.seat) : undefined;
  if (!only) return undefined;
  const odds = words.aim(only.dice, only.expected, only.kill);
  return { ...words.fight.attackDoubt(monsterName(view, only.monster), odds, only.dice), harmless: true };
}

const GIVES: Readonly<Record<string, keyof ReturnType<typeof givesWords>>> = {
  'take-damage': 'remove',
  'remove-damage': 'remove',
  'take-gold': 'gold',
  'take-mana': 'mana',
  'share-gold': 'give',
  'throw-away': 'throw',
  'pay-mana': 'pay',
};
const givesWords = () => grim.value.fight.gives;

/** What giving the marked things does. */
export function gives(prompt: Prompt, draft: Draft): string | undefined {
  const what = GIVES[prompt.question.id];
  return what && givesWords()[what]([...draft.values()].reduce((sum, n) => sum + n, 0));
}
