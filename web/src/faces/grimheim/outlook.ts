import {
  cardOf,
  type Equipment,
  type GrimheimView,
  type HitOutlook,
  hitWith,
  inReachFrom,
  type RollOutlook,
  type RollSum,
  rollWith,
  targetsOf,
  wayOf,
} from '@wyrdhall/grimheim';
import { Facts, type Prompt, type Told } from '@wyrdhall/kernel';
import { aimsOf } from './aimed.ts';
import { fightOf } from './fight.ts';
import { foresee } from './foresee.ts';
import { foesAt, monsterName } from './named.ts';
import { sighted, standingAt } from './sighted.ts';
import { grim } from './words/words.ts';

export const isOpenIn = ({ options }: Prompt, option: string): boolean =>
  options.some(({ id, closed }) => id === option && !closed);

const isQuiet = ({ question }: Prompt, option: string): boolean => option === (question.quiet ?? 'pass');

interface Outlook {
  readonly roll?: RollOutlook;
  readonly sum?: RollSum;
  readonly hit?: HitOutlook;
}

/** What an answer about dice that lie there leads to. */
export function outlookOf(
  prompt: Prompt,
  option: string,
  view: GrimheimView,
  told: () => readonly Told[],
): Outlook | undefined {
  const state = sighted(view);
  const isPass = isQuiet(prompt, option);
  if (prompt.question.id === 'prevent') {
    const facts = new Facts(prompt.question);
    const hit = { amount: facts.number('amount'), monster: facts.text('monster') };
    const outlook = hitWith(state, prompt.seat, hit, isPass ? '' : option);
    return outlook && { hit: outlook };
  }
  const fight = fightOf({ view, prompt, event: undefined, told });
  if (fight?.kind !== 'hero' || fight.seat !== prompt.seat || !fight.sum) return undefined;
  if (isPass) return { sum: fight.sum };
  const roll = rollWith(state, prompt.seat, fight, option);
  return roll && { roll, sum: fight.sum };
}

/** What follows from an answer, below its name. */
export function outcome(
  prompt: Prompt,
  option: string,
  view: GrimheimView,
  told: () => readonly Told[],
): string | undefined {
  const words = grim.value.fight;
  const [kind = '', first = ''] = option.split(':');
  switch (prompt.question.id) {
    case 'prevent':
    case 'after-roll': {
      const { roll, sum, hit } = outlookOf(prompt, option, view, told) ?? {};
      if (hit) return words.hit(hit);
      // Dice that are rolled again change nothing for whoever is dead.
      if (roll && sum?.dies && roll.kill === 1) return words.notNeeded;
      return roll && sum ? words.withCard(roll, sum.left) : sum && words.asItIs(sum);
    }
    case 'monsters-will-move':
    case 'monsters-moved': {
      if (isQuiet(prompt, option)) return undefined;
      const targets = targetsOf(sighted(view), prompt.seat, option);
      return targets.length > 0 ? words.aimed(foesAt(view, targets)) : undefined;
    }
    case 'turn': {
      const left = new Facts(prompt.question).number('actionsLeft');
      return kind === 'end' && left > 0 ? words.unused(left) : undefined;
    }
    case 'upgrade':
      return kind === 'no' ? words.keepGold(new Facts(prompt.question).number('gold')) : undefined;
    case 'put-under':
      return kind === 'no' ? words.bothStay : undefined;
    case 'walk':
      return kind === 'hex' ? walkWords(prompt, first, view) : undefined;
    case 'attack': {
      const aim = aimsOf(view, prompt).get(option);
      return aim && grim.value.aim(aim.dice, aim.expected, aim.kill);
    }
    default:
      return kind === 'quest' ? brings(first) : undefined;
  }
}

/** What taking a place does, on a button. */
export function deed(prompt: Prompt, option: string, view: GrimheimView): string | undefined {
  const words = grim.value.fight;
  const [kind, first = ''] = option.split(':');
  if (prompt.question.id === 'walk' && kind === 'hex') return words.walk(stepsTo(prompt, first, view));
  const aim = prompt.question.id === 'attack' ? aimsOf(view, prompt).get(option) : undefined;
  return aim && words.roll(aim.dice);
}

const stepsTo = (prompt: Prompt, to: string, view: GrimheimView): number =>
  wayOf(sighted(view), prompt.seat, to, new Facts(prompt.question).number('left')).length;

/** Going there: how far, whom one could strike from there, who would strike, and what becomes of the town. */
function walkWords(prompt: Prompt, to: string, view: GrimheimView): string {
  const words = grim.value.fight;
  const there = standingAt(view, prompt.seat, to);
  const state = sighted(there);
  const { threats, lost, pieces } = foresee(there);
  const threat = threats[prompt.seat];
  const danger = threat && words.here(threat.monsters.length, threat.expected, threat.knockOut);
  const inReach = byKind(inReachFrom(state, prompt.seat, to).map((id) => monsterName(view, id)));
  const town = lost > 0 && pieces <= 0 ? words.youLose : inSentence(grim.value.falls(lost));
  return words.walkTo(stepsTo(prompt, to, view), inReach, danger, town);
}

/** Each name once, and how often it is there. */
function byKind(names: readonly string[]): { name: string; count: number }[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
}

export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The monsters that a quest puts beside its hero. */
function brings(card: string): string | undefined {
  if (card === '') return undefined;
  const { quest } = cardOf(card) as Equipment;
  const place = quest && 'place' in quest ? quest.place : undefined;
  return place && grim.value.fight.appear(place[0], grim.value.monsters[place[1]]);
}
