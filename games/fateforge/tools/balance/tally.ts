import { isKernelTold, type KernelTold, type Line } from '@wyrdhall/kernel';
import type { FateforgeTold } from '../../src/told.ts';

/** What fights cost, as it is told. */
export interface Tally {
  /** Health that heroes lost, whatever took it. */
  health: number;
  /** How often somebody was knocked out. */
  fallen: number;
  /** Cards that were shown for Reactions, and those of which an enemy reached somebody. */
  shown: number;
  reached: number;
}

export const nothing = (): Tally => ({ health: 0, fallen: 0, shown: 0, reached: 0 });

export function count(tally: Tally, lines: readonly Line<FateforgeTold | KernelTold>[]): void {
  for (const { event } of lines) {
    if (isKernelTold(event)) continue;
    switch (event.kind) {
      case 'hurt':
      case 'poisoned':
        tally.health++;
        break;
      case 'suffers':
        if (event.what === 'health') tally.health++;
        break;
      case 'ko':
        tally.fallen++;
        break;
      case 'reaction':
        tally.shown++;
        if (event.enemy !== '') tally.reached++;
    }
  }
}
