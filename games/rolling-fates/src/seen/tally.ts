import { abilityOf } from '../content/index.ts';
import { heroAt, type RollingFates, type Tally } from '../state.ts';
import type { RollingFatesTold } from '../told.ts';

export const noTally = (): Tally => ({
  damage: 0,
  dealt: 0,
  best: 0,
  kills: 0,
  taken: 0,
  prevented: 0,
  poison: 0,
  healed: 0,
  wasted: 0,
  afflicted: 0,
  withstood: 0,
  rolled: 0,
  pips: 0,
  kept: 0,
  unspent: 0,
  fates: 0,
  lucky: 0,
  found: 0,
  refused: 0,
});

function countDice(tally: Tally, faces: readonly number[]): void {
  for (const face of faces) {
    if (face === 0) continue;
    tally.rolled++;
    tally.pips += face;
  }
}

/** Counts an event for the hero who did it, or to whom it happened. */
export function count(s: RollingFates, e: RollingFatesTold): void {
  switch (e.kind) {
    case 'hit': {
      const { tally } = heroAt(s, e.seat);
      tally.damage += e.damage;
      tally.dealt += e.lost;
      tally.best = Math.max(tally.best, e.lost);
      break;
    }
    case 'enemy-dies':
      if (e.seat >= 0) heroAt(s, e.seat).tally.kills++;
      break;
    case 'hurt': {
      const { tally } = heroAt(s, e.seat);
      tally.taken += e.lost;
      tally.prevented += Math.min(e.defence, (e.weak ? 2 : 1) * e.damage);
      break;
    }
    case 'loses': {
      const { tally } = heroAt(s, e.seat);
      tally.taken += e.amount;
      if (e.by === 'poison') tally.poison += e.amount;
      break;
    }
    case 'heal': {
      if (e.by < 0) break;
      const { tally } = heroAt(s, e.by);
      tally.healed += e.amount;
      tally.wasted += e.wasted;
      break;
    }
    case 'afflicts':
      heroAt(s, e.seat).tally.afflicted++;
      break;
    case 'withstands':
      heroAt(s, e.seat).tally.withstood++;
      break;
    case 'roll': {
      const { tally } = heroAt(s, e.seat);
      tally.fates++;
      countDice(tally, e.dice);
      break;
    }
    case 'keep': {
      const { tally } = heroAt(s, e.seat);
      tally.kept += e.kept.length;
      countDice(tally, e.to);
      break;
    }
    case 'again':
      countDice(heroAt(s, e.seat).tally, e.to);
      break;
    case 'pass':
      heroAt(s, e.seat).tally.unspent += e.unspent;
      break;
    case 'use':
      if (abilityOf(e.ability).cost.luck > 0) heroAt(s, e.seat).tally.lucky++;
      break;
    case 'treasure':
    case 'swaps':
      heroAt(s, e.seat).tally.found++;
      break;
    case 'refuses':
      heroAt(s, e.seat).tally.refused++;
      break;
  }
}
