import type { Flow } from '@wyrdhall/kernel';
import { defence } from '../rules/board.ts';
import { ACTION_DIE, LUCK_DIE, rollDie } from '../rules/dice.ts';
import { rollAndKeep } from '../rules/fate/fate.ts';
import { type FateTable, heroAt } from '../state.ts';
import type { Pattern, When } from './choice-tags.ts';
import type { Context } from './perform.ts';

/** What dice or figures say where they decide in a scene. */
export type Check =
  | { readonly kind: 'luck' | 'die'; readonly face: number }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  | { readonly kind: 'value' | 'defence'; readonly amount: number };

/** Rolls what the first of the branches asks for. */
export function* checkDice(t: FateTable, when: When, { hero, value }: Context): Flow<Check> {
  switch (when.kind) {
    case 'luck':
    case 'die': {
      const face = yield* rollDie(t, hero, when.kind === 'luck' ? LUCK_DIE : ACTION_DIE, 'RF-023');
      const [dice, luck] = when.kind === 'luck' ? [[], face] : [[face], 0];
      t.tell({ kind: 'check', rule: 'RF-023', seat: hero, dice, luck });
      return { kind: when.kind, face };
    }
    case 'dice': {
      yield* rollAndKeep(t, [hero]); // RF-028
      const { dice } = heroAt(t.state, hero);
      t.tell({ kind: 'check', rule: 'RF-028', seat: hero, dice: [...dice], luck: 0 });
      return { kind: 'dice', dice: [...dice] };
    }
    case 'defence':
      return { kind: 'defence', amount: defence(t.state, hero) };
    default:
      return { kind: 'value', amount: value };
  }
}

export function fitsCheck(when: When, check: Check): boolean {
  switch (when.kind) {
    case 'luck':
    case 'die':
      return 'face' in check && when.faces.includes(check.face);
    case 'dice':
      return 'dice' in check && when.patterns.some((pattern) => shows(check.dice, pattern));
    case 'value':
    case 'defence':
      return 'amount' in check && check.amount >= when.least;
    case 'else':
      return true;
  }
}

function shows(dice: readonly number[], pattern: Pattern): boolean {
  if (typeof pattern === 'string') {
    const straight = pattern === 'low' ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6];
    return straight.every((face) => dice.includes(face));
  }
  return dice.some((face) => dice.filter((other) => other === face).length >= pattern.same);
}
