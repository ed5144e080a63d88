import {
  aimAt,
  distance,
  forecast,
  type GrimheimView,
  goalsOf,
  inReachFrom,
  nameOf,
  TOWN,
} from '@wyrdhall/grimheim';
import { Facts, type Prompt } from '@wyrdhall/kernel';
import { isOpen } from '../../kit/guide/guide.ts';
import { cellOf } from './reach.ts';
import { sighted, standingAt } from './sighted.ts';

/** What a fight costs in the mind of a careful teacher, in points of health. */
const KNOCK_OUT = 60;
const PIECE = 25;
const IN_REACH = 2.2;
const FAR = 0.2;
const NOWHERE = 12;
/** Of equal areas, the first. */
const ORDER = 0.0002;

/** Whether an attack is left in this turn, and somebody in reach from there. */
export function canShootFrom(view: GrimheimView, seat: number, at: string): boolean {
  const isLeft = !view.heroes[seat]?.actions.includes('attack');
  return isLeft && inReachFrom(sighted(standingAt(view, seat, at)), seat, at).length > 0;
}

/** How good it is to stand there when the monsters come; `shoots`: an attack is still to follow from there. */
function worth(view: GrimheimView, seat: number, at: string, shoots: boolean): number {
  const state = sighted(standingAt(view, seat, at));
  const { threats, lost } = forecast(state);
  const { expected = 0, knockOut = 0 } = threats[seat] ?? {};
  const reach = shoots && inReachFrom(state, seat, at).length > 0 ? IN_REACH : 0;
  // Out of the town, towards them.
  const far = Math.min(NOWHERE, ...state.monsters.map((monster) => distance(monster.at, cellOf(at))));
  return reach - FAR * far - expected - KNOCK_OUT * knockOut - PIECE * lost;
}

const goals = (prompt: Prompt): string[] =>
  prompt.options.flatMap(({ id, closed }) => (!closed && id.startsWith('hex:') ? [id.slice(4)] : []));

function bestGoal(view: GrimheimView, prompt: Prompt): string | undefined {
  const shoots = !view.heroes[prompt.seat]?.actions.includes('attack');
  const [best] = goals(prompt)
    .map((at, i) => ({ at, value: worth(view, prompt.seat, at, shoots) - ORDER * i }))
    .toSorted((a, b) => b.value - a.value);
  return best?.at;
}

/** Whether a walk leads to a better place. */
function shouldMove(view: GrimheimView, seat: number, areas: readonly string[], here: string): boolean {
  const shoots = !view.heroes[seat]?.actions.includes('attack');
  const now = worth(view, seat, here, shoots);
  return areas.some((at) => worth(view, seat, at, shoots) > now + 0.4);
}

/** Sure Shot, the one card that a first game aims with. */
const SURE_SHOT = 3;

const healthLeft = ({ monsters }: GrimheimView, option: string): number =>
  monsters.find(({ id }) => `monster:${id}` === option)?.healthLeft ?? Number.POSITIVE_INFINITY;

/** Whether the monster falls to what is aimed at it. */
export const diesOf = (view: GrimheimView, option: string): boolean => healthLeft(view, option) <= SURE_SHOT;

/** The strongest that it kills, or else the weakest. */
function bestTarget(view: GrimheimView, prompt: Prompt): string | undefined {
  const open = prompt.options.filter(({ id, closed }) => !closed && id.startsWith('monster:'));
  const byHealth = open.map(({ id }) => id).toSorted((a, b) => healthLeft(view, b) - healthLeft(view, a));
  return byHealth.find((id) => diesOf(view, id)) ?? byHealth.at(-1);
}

/** What a careful teacher would answer: out to where monsters can be shot, and never where many can strike. */
export function advise(view: GrimheimView, prompt: Prompt): string | undefined {
  const { seat, question } = prompt;
  const here = nameOf(view.heroes[seat]?.at ?? TOWN);
  const open = (option: string) => (isOpen(prompt, option) ? option : undefined);
  switch (question.id) {
    case 'turn': {
      if (new Facts(question).number('actionsLeft') === 0) return open('use:sure-shot') ?? 'end';
      const shot = open('action:attack');
      if (shot) return shot;
      if (open('action:move') && shouldMove(view, seat, goalsOf(sighted(view), seat), here))
        return 'action:move';
      const hurt = (view.heroes[seat]?.damage ?? 0) > 1 ? open('action:mend') : undefined;
      const full = (view.heroes[seat]?.hand.length ?? 0) >= (view.heroes[seat]?.handLimit ?? 4);
      return (
        open('use:sure-shot') ??
        hurt ??
        open('action:focus') ??
        (full ? undefined : open('action:prepare')) ??
        open('action:practice') ??
        'end'
      );
    }
    case 'walk': {
      const best = bestGoal(view, prompt);
      return best && `hex:${best}`;
    }
    case 'attack': {
      const dice = new Facts(question).number('dice');
      const [best] = prompt.options
        .filter(({ id, closed }) => !closed && id.startsWith('monster:'))
        .map(({ id }) => ({ id, kill: aimAt(sighted(view), seat, id.slice(8), dice)?.kill ?? 0 }))
        .toSorted((a, b) => b.kill - a.kill);
      return best?.id;
    }
    case 'target':
      return bestTarget(view, prompt);
    case 'prevent':
      return prompt.options.find(({ id, closed }) => !closed && id !== 'pass')?.id;
    case 'upgrade':
      return prompt.options.find(({ id }) => id.startsWith('ability:'))?.id;
    default:
      return open(question.quiet ?? 'pass') ?? prompt.options.find(({ closed }) => !closed)?.id;
  }
}
