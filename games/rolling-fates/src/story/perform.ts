import type { Flow, Seat } from '@wyrdhall/kernel';
import { hasCard } from '../rules/board.ts';
import { findTreasures, setAside, settle, tradeValue } from '../rules/journey/carry.ts';
import { mute, retrain } from '../rules/journey/levels.ts';
import { seatsOf } from '../rules/journey/trade.ts';
import { heal, hurtEach, lose } from '../rules/life.ts';
import { type FateTable, heroAt, type TreasureId } from '../state.ts';
import { sayOmen } from './omens.ts';
import { remember } from './remember.ts';
import type { StoryEffect, Who } from './tags.ts';

/** Where an effect happens. */
export interface Context {
  /** The hero whom the scene is addressed to, or -1. */
  readonly hero: Seat;
  /** Who answered last, and is asked what else must be known. */
  readonly speaker: Seat;
  /** What was paid. */
  readonly value: number;
  /** What the die of the scene shows. */
  readonly roll: number;
}

/** What heals and hurts in a story. */
const STORY = 'story';
/** The Bone Market: what each 3 of value buys. */
const BARTER = { value: 3, heal: 5 };

/** RF-023: does what a line of the story says. */
export function* perform(t: FateTable, effect: StoryEffect, context: Context): Flow {
  const { journey } = t.state;
  const { hero } = context;
  switch (effect.kind) {
    case 'damage':
      return yield* damage(t, effect, context);
    case 'lose':
      for (const seat of yield* whom(t, effect, context)) lose(t, seat, effect.amount, STORY, 'RF-102');
      return;
    case 'heal':
      for (const seat of yield* whom(t, effect, context)) heal(t, seat, effect.amount, -1, STORY);
      return;
    case 'treasure':
      return yield* treasures(t, effect.amount, effect.keep, yield* whom(t, effect, context));
    case 'max-life':
      return yield* changeMaxLife(t, hero, effect.amount);
    case 'status-next':
      if (t.state.settings.companion) return instruct(t, hero, 'status-next', 1);
      heroAt(t.state, hero).statusNext.push(effect.status);
      t.tell({ kind: 'status-next', rule: 'RF-140', seat: hero, status: effect.status });
      return;
    case 'win':
      journey.winnings.push(...(yield* findTreasures(t, [hero], STORY)));
      return;
    case 'return':
      return yield* giveBack(t, hero);
    case 'forfeit':
      return yield* forfeit(t, hero);
    case 'barter':
      return yield* barter(t, hero, Math.floor(context.value / BARTER.value));
    case 'retrain':
      return yield* retrain(t, hero);
    case 'mute':
      for (const seat of seatsOf(t.state)) yield* mute(t, seat);
      return;
    case 'flag':
      remember(t.state, effect.flag);
      t.tell({ kind: 'flag', rule: 'RF-023', flag: effect.flag });
      return;
    case 'edge':
      journey.way = effect.way;
      return;
    case 'each':
      for (const seat of seatsOf(t.state))
        journey.scenes.push({ knot: effect.knot, choices: [], hero: seat });
      return;
    case 'then':
      journey.scenes.push({ knot: effect.knot, choices: [], hero: -1 });
      return;
    default:
      sayOmen(t, effect);
  }
}

type Given = Pick<Extract<StoryEffect, { who: Who }>, 'kind' | 'amount' | 'who'>;

/** RF-024: every hero, the one addressed, or one whom the party chooses. */
function* whom(t: FateTable, effect: Given, { hero, speaker }: Context): Flow<readonly Seat[]> {
  const { kind: what, amount, who } = effect;
  if (who === 'each') return seatsOf(t.state);
  if (who === 'hero') return [hero];
  const options = t.state.heroes.map(({ id }, seat) => ({ id: `hero:${id}`, value: seat }));
  return [yield* t.choose(speaker, { id: 'whom', rule: 'RF-024', data: { what, amount } }, options)];
}

type Damage = Extract<StoryEffect, { kind: 'damage' }>;

function* damage(t: FateTable, effect: Damage, context: Context): Flow {
  const { amount, lessRoll, trap } = effect;
  if (lessRoll && t.state.settings.companion) return instruct(t, context.hero, 'roll-damage', amount);
  const dealt = lessRoll ? amount - context.roll : amount;
  if (dealt <= 0) return;
  const struck = (yield* whom(t, { ...effect, amount: dealt }, context)).filter(
    (seat) => !(trap && stepsCarefully(t, seat)),
  );
  hurtEach(t, struck, dealt, STORY, 'RF-100');
}

/** Careful Step: the first trap in every zone does nothing. */
function stepsCarefully(t: FateTable, seat: Seat): boolean {
  const hero = heroAt(t.state, seat);
  if (!hasCard(hero, 'careful-step') || hero.used.zone.includes('careful-step')) return false;
  hero.used.zone.push('careful-step');
  t.tell({ kind: 'avoids', rule: 'RF-184', seat, by: 'careful-step' });
  return true;
}

/** RF-165: one after the other, or a look at several of which one is taken. */
function* treasures(t: FateTable, amount: number, keep: number, seats: readonly Seat[]): Flow {
  const look = keep < amount ? amount : 1;
  for (let i = 0; i < keep; i++) yield* findTreasures(t, seats, STORY, look);
}

function* changeMaxLife(t: FateTable, seat: Seat, amount: number): Flow {
  if (t.state.settings.companion) return instruct(t, seat, 'max-life', amount);
  heroAt(t.state, seat).extraLife += amount;
  t.tell({ kind: 'max-life', rule: 'RF-010', seat, amount, by: STORY });
  yield* settle(t, seat);
}

/** What was won here goes back. */
function* giveBack(t: FateTable, seat: Seat): Flow {
  if (t.state.settings.companion) return instruct(t, seat, 'return', 0);
  const won = t.state.journey.winnings.splice(0);
  for (const treasure of won) {
    if (heroAt(t.state, seat).treasures.includes(treasure)) setAside(t, seat, treasure, STORY, 'RF-023');
  }
  yield* settle(t, seat);
}

/** The Treasure of least value is lost. */
function* forfeit(t: FateTable, seat: Seat): Flow {
  if (t.state.settings.companion) return instruct(t, seat, 'forfeit', 1);
  const hero = heroAt(t.state, seat);
  const [least] = [...hero.treasures].sort((a, b) => tradeValue(hero, a) - tradeValue(hero, b));
  if (least === undefined) return;
  setAside(t, seat, least as TreasureId, STORY, 'RF-023');
  yield* settle(t, seat);
}

/** For every 3 of value: healing, or another Treasure. */
function* barter(t: FateTable, seat: Seat, times: number): Flow {
  if (t.state.settings.companion) return instruct(t, seat, 'barter', BARTER.heal);
  for (let left = times; left > 0; left--) {
    const question = { id: 'barter', rule: 'RF-168', data: { left, heal: BARTER.heal } };
    const wanted = yield* t.choose(seat, question, [
      { id: 'heal', value: 'heal' },
      { id: 'treasure', value: 'treasure' },
    ]);
    if (wanted === 'heal') heal(t, seat, BARTER.heal, -1, STORY);
    else yield* findTreasures(t, [seat], STORY);
  }
}

const instruct = (
  t: FateTable,
  seat: Seat,
  what: 'status-next' | 'max-life' | 'return' | 'forfeit' | 'barter' | 'roll-damage',
  amount: number,
): void => {
  t.tell({ kind: 'instruct', rule: 'RF-015', seat, what, amount });
};
