import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type FateTable, type Hero, heroAt, type RollingFates } from '../../state.ts';
import { hasCard } from '../board.ts';
import { combatWon, isWon } from '../combat/combat-end.ts';
import { ACTION_DIE, LUCK_DIE, rollDice } from '../dice.ts';
import { tell } from '../tell.ts';
import { again, clumsy, rerollsOf } from './again.ts';
import { placeLuck, turnsLuck } from './luck.ts';
import { DICE, dieOption, PLACES } from './places.ts';
import { enemyUpkeep, heroUpkeep } from './upkeep.ts';

/*
 * Questions, asked of all seats at once; data.dice is the bar: five places, 0 where no die lies
 *   stay      one of   die-1 … die-5, none        Patient: which unspent die stays on the bar
 *   set-luck  one of   face-1 … face-6, leave     Loaded Die; Lucky Streak: reroll, leave (data.by)
 *   keep      many of  die-1 … die-5              what is kept before the re-roll (RF-044)
 *   again     many of  die-1 … die-5, luck-die    an extra re-roll (data.by is the card); none: declined
 */

export const KEPT_BY_JINXED = 3;

/** RF-027, RF-103: a Fate Phase begins with the statuses. */
export function openFate(t: FateTable): void {
  const s = t.state;
  s.fate = 'upkeep';
  for (const hero of s.heroes) {
    hero.used.fate = [];
    hero.kept = [];
    hero.stayed = -1;
  }
  if (!s.combat) return;
  s.combat.phase = 'fate';
  s.combat.round++;
  for (const enemy of s.combat.enemies) enemy.hit = false;
  tell(t, { kind: 'phase', rule: 'RF-026', phase: 'fate', round: s.combat.round });
}

/** RF-041 to RF-048, up to a part that may ask: that one is a step of its own, with a checkpoint before it. */
export function* fatePhase(t: FateTable): Flow {
  const s = t.state;
  do {
    switch (s.fate) {
      case 'upkeep':
        yield* heroUpkeep(t);
        s.fate = 'enemy-upkeep';
        break;
      case 'enemy-upkeep':
        yield* enemyUpkeep(t);
        if (isWon(s)) return combatWon(t); // RF-030
        s.fate = 'roll';
        break;
      case 'roll':
        yield* roll(t, rollingSeats(s));
        s.fate = 'luck';
        break;
      case 'luck':
        yield* placeLuck(t, rollingSeats(s));
        s.fate = 'keep';
        break;
      case 'keep':
        yield* keep(t, rollingSeats(s));
        s.fate = 'clumsy';
        break;
      case 'clumsy':
        yield* clumsy(t, rollingSeats(s));
        s.fate = 'again';
        break;
      default:
        yield* again(t, rollingSeats(s));
        closeFate(t, rollingSeats(s));
    }
  } while (!t.ownDice && isQuiet(s));
}

/** RF-131: all but those who lost the roll. */
function rollingSeats({ heroes }: RollingFates): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < heroes.length; seat++) if (!heroes[seat]?.barred) seats.push(seat);
  return seats;
}

/** Whether this part is sure to ask nothing, unless players roll their own dice, and not to end the game. */
function isQuiet({ fate, heroes, combat }: RollingFates): boolean {
  switch (fate) {
    case 'upkeep':
      return !heroes.some(({ statuses }) => statuses.length > 0);
    case 'enemy-upkeep':
      return !combat?.enemies.some(({ statuses }) => statuses.length > 0);
    case 'roll':
      return !heroes.some((hero) => hasCard(hero, 'patient'));
    case 'luck':
      return !heroes.some((hero) => turnsLuck(hero) || hasCard(hero, 'haunted'));
    case 'clumsy':
      return !heroes.some((hero) => hasCard(hero, 'clumsy'));
    case 'again':
      return !heroes.some((hero) => rerollsOf(hero).length > 0);
    default:
      return false;
  }
}

/** The whole of it for some heroes, outside combat: without statuses (RF-028). */
export function* rollAndKeep(t: FateTable, seats: readonly Seat[]): Flow {
  for (const seat of seats) {
    const hero = heroAt(t.state, seat);
    hero.used.fate = [];
    hero.kept = [];
    hero.stayed = -1;
    hero.dice = [0, 0, 0, 0, 0];
  }
  yield* roll(t, seats);
  yield* placeLuck(t, seats);
  yield* keep(t, seats);
  yield* clumsy(t, seats);
  yield* again(t, seats);
}

function closeFate(t: FateTable, rolling: readonly Seat[]): void {
  const s = t.state;
  s.fate = '';
  for (const seat of rolling) {
    const { dice, luck } = heroAt(s, seat);
    tell(t, { kind: 'bar', rule: 'RF-048', seat, dice: [...dice], luck });
  }
  if (s.combat) openCharacterPhase(t);
}

export function openCharacterPhase(t: FateTable): void {
  const s = t.state;
  if (!s.combat) return;
  s.combat.phase = 'character';
  for (const hero of s.heroes) {
    hero.passed = false;
    hero.used.turn = [];
  }
  tell(t, { kind: 'phase', rule: 'RF-026', phase: 'character', round: s.combat.round });
}

const NO_DIE: Option<number> = { id: 'none', value: -1 };

/** Patient: one unspent die may stay where it is. */
function* stay(t: FateTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  const unspent = PLACES.filter((place) => hero.dice[place] !== 0);
  if (unspent.length === 0) return;
  const question = { id: 'stay', rule: 'RF-042', data: { dice: [...hero.dice] } };
  hero.stayed = yield* t.choose(seat, question, [...unspent.map(dieOption), NO_DIE]);
}

/** RF-042, RF-050: all dice are rolled, also unspent ones. */
function* roll(t: FateTable, seats: readonly Seat[]): Flow {
  const rolls = yield* t.all(seats, function* (seat) {
    const hero = heroAt(t.state, seat);
    if (hasCard(hero, 'patient')) yield* stay(t, seat);
    const [luck = 0] = yield* rollDice(t, seat, LUCK_DIE, 1, 'RF-042');
    const dice = yield* rollDice(t, seat, ACTION_DIE, hero.stayed < 0 ? 5 : 4, 'RF-042');
    return { seat, luck, dice };
  });
  for (const { seat, luck, dice } of rolls) {
    const hero = heroAt(t.state, seat);
    const { stayed } = hero;
    if (stayed >= 0) {
      const face = hero.dice[stayed] ?? 0;
      tell(t, { kind: 'stays', rule: 'RF-042', seat, face });
      dice.splice(stayed, 0, face);
    }
    hero.dice = dice;
    hero.luck = luck;
    tell(t, { kind: 'roll', rule: 'RF-042', seat, dice: [...dice], luck });
  }
}

/** RF-044, RF-045: everybody chooses at the same time, then all other dice are rolled. */
function* keep(t: FateTable, seats: readonly Seat[]): Flow {
  const kept = yield* t.all(seats, (seat) => chooseKept(t, seat));
  const rerolls = yield* t.all(seats, (seat) => {
    const staying = kept[seats.indexOf(seat)] ?? [];
    return rollDice(t, seat, ACTION_DIE, PLACES.length - staying.length, 'RF-045');
  });
  for (const [i, seat] of seats.entries()) reroll(t, seat, kept[i] ?? [], rerolls[i] ?? []);
}

function reroll(t: FateTable, seat: Seat, kept: number[], to: readonly number[]): void {
  const hero = heroAt(t.state, seat);
  const { dice } = hero;
  hero.kept = kept;
  const values: number[] = [];
  const from: number[] = [];
  for (const place of PLACES) {
    const face = dice[place] ?? 0;
    if (kept.includes(place)) values.push(face);
    else {
      dice[place] = to[from.length] ?? 0;
      from.push(face);
    }
  }
  tell(t, { kind: 'keep', rule: 'RF-045', seat, kept: values, from, to });
}

function* chooseKept(t: FateTable, seat: Seat): Flow<number[]> {
  const hero = heroAt(t.state, seat);
  const free = hero.stayed < 0 ? DICE : DICE.filter(({ value }) => value !== hero.stayed);
  const question = { id: 'keep', rule: 'RF-044', data: { dice: [...hero.dice], luck: hero.luck } };
  const max = hasCard(hero, 'jinxed') ? KEPT_BY_JINXED : free.length;
  const chosen = yield* t.chooseMany(seat, question, free, { min: 0, max });
  return hero.stayed < 0 ? chosen : [...chosen, hero.stayed].sort();
}

/** Whether all of them have dice already, from a Fate Phase before the combat (RF-027). */
export const haveDice = (s: RollingFates): boolean =>
  s.heroes.every((hero: Hero) => hero.dice.some((d) => d > 0));
