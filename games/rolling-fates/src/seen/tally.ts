import type { KernelTold } from '@wyrdhall/kernel';
import { abilityOf } from '../content/index.ts';
import type { RollingFates, Tally } from '../state.ts';
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

/** Counts what was told in a step, for those who did it. */
export function count(s: RollingFates, events: readonly (RollingFatesTold | KernelTold)[]): void {
  for (const event of events) {
    if (!('seat' in event)) continue;
    const by = event.kind === 'heal' ? event.by : event.seat;
    const tally = s.heroes[by]?.tally;
    if (tally) countOne(tally, event);
  }
}

function countDice(tally: Tally, faces: readonly number[]): void {
  for (const face of faces) {
    if (face === 0) continue;
    tally.rolled++;
    tally.pips += face;
  }
}

function countOne(tally: Tally, e: RollingFatesTold | KernelTold): void {
  switch (e.kind) {
    case 'hit':
      tally.damage += e.damage;
      tally.dealt += e.lost;
      tally.best = Math.max(tally.best, e.lost);
      break;
    case 'enemy-dies':
      tally.kills++;
      break;
    case 'hurt':
      tally.taken += e.lost;
      tally.prevented += Math.min(e.defence, (e.weak ? 2 : 1) * e.damage);
      break;
    case 'loses':
      tally.taken += e.amount;
      if (e.by === 'poison') tally.poison += e.amount;
      break;
    case 'heal':
      tally.healed += e.amount;
      tally.wasted += e.wasted;
      break;
    case 'afflicts':
      tally.afflicted++;
      break;
    case 'withstands':
      tally.withstood++;
      break;
    case 'roll':
      tally.fates++;
      countDice(tally, e.dice);
      break;
    case 'keep':
      tally.kept += e.kept.length;
      countDice(tally, e.to);
      break;
    case 'again':
      countDice(tally, e.to);
      break;
    case 'pass':
      tally.unspent += e.unspent;
      break;
    case 'use':
      if (abilityOf(e.ability).cost.luck > 0) tally.lucky++;
      break;
    case 'treasure':
    case 'swaps':
      tally.found++;
      break;
    case 'refuses':
      tally.refused++;
      break;
  }
}
