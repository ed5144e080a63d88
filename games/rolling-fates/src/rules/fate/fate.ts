import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type FateTable, type Hero, heroAt, type RollingFates } from '../../state.ts';
import { hasCard } from '../board.ts';
import { combatWon, isWon } from '../combat/combat-end.ts';
import { ACTION_DIE, LUCK_DIE, rollDice, rollDie } from '../dice.ts';
import { tell } from '../tell.ts';
import { again, clumsy } from './again.ts';
import { placeLuck } from './luck.ts';
import { DICE, dieOption, PLACES } from './places.ts';
import { enemyUpkeep, heroUpkeep } from './upkeep.ts';

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

/** One part of the Fate Phase (RF-041 to RF-048). */
export function* fatePhase(t: FateTable): Flow {
  const s = t.state;
  const rolling = s.heroes.flatMap((hero, seat) => (hero.barred ? [] : [seat]));
  switch (s.fate) {
    case 'upkeep':
      yield* heroUpkeep(t);
      s.fate = 'enemy-upkeep';
      return;
    case 'enemy-upkeep':
      yield* enemyUpkeep(t);
      if (isWon(s)) return combatWon(t); // RF-030
      s.fate = 'roll';
      return;
    case 'roll':
      yield* roll(t, rolling);
      s.fate = 'luck';
      return;
    case 'luck':
      yield* placeLuck(t, rolling);
      s.fate = 'keep';
      return;
    case 'keep':
      yield* keep(t, rolling);
      s.fate = 'clumsy';
      return;
    case 'clumsy':
      yield* clumsy(t, rolling);
      s.fate = 'again';
      return;
    default:
      yield* again(t, rolling);
      closeFate(t, rolling);
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
  if (unspent.length === 0 || !hasCard(hero, 'patient')) return;
  const question = { id: 'stay', rule: 'RF-042', data: { dice: [...hero.dice] } };
  hero.stayed = yield* t.choose(seat, question, [...unspent.map(dieOption), NO_DIE]);
}

/** RF-042, RF-050: all dice are rolled, also unspent ones. */
function* roll(t: FateTable, seats: readonly Seat[]): Flow {
  const rolls = yield* t.all(seats, function* (seat) {
    yield* stay(t, seat);
    const { stayed } = heroAt(t.state, seat);
    const luck = yield* rollDie(t, seat, LUCK_DIE, 'RF-042');
    const dice = yield* rollDice(t, seat, ACTION_DIE, stayed < 0 ? 5 : 4, 'RF-042');
    return { luck, dice };
  });
  seats.forEach((seat, i) => {
    const hero = heroAt(t.state, seat);
    const { luck, dice } = rolls[i] as { luck: number; dice: number[] };
    const { stayed } = hero;
    if (stayed >= 0) {
      const face = hero.dice[stayed] as number;
      tell(t, { kind: 'stays', rule: 'RF-042', seat, face });
      dice.splice(stayed, 0, face);
    }
    hero.dice = dice;
    hero.luck = luck;
    tell(t, { kind: 'roll', rule: 'RF-042', seat, dice: [...dice], luck });
  });
}

/** RF-044, RF-045: everybody chooses at the same time, then all other dice are rolled. */
function* keep(t: FateTable, seats: readonly Seat[]): Flow {
  const s = t.state;
  const kept = yield* t.all(seats, (seat) => chooseKept(t, seat));
  const rerolls = yield* t.all(seats, function* (seat) {
    const staying = kept[seats.indexOf(seat)] as number[];
    return yield* rollDice(t, seat, ACTION_DIE, 5 - staying.length, 'RF-045');
  });
  seats.forEach((seat, i) => {
    const hero = heroAt(s, seat);
    hero.kept = kept[i] as number[];
    const again = PLACES.filter((place) => !hero.kept.includes(place));
    const from = again.map((place) => hero.dice[place] as number);
    const faces = rerolls[i] as number[];
    again.forEach((place, j) => {
      hero.dice[place] = faces[j] as number;
    });
    const values = hero.kept.map((place) => hero.dice[place] as number);
    tell(t, { kind: 'keep', rule: 'RF-045', seat, kept: values, from, to: faces });
  });
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
