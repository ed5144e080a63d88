import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import type { Ability } from '../../content/kinds.ts';
import { type FateTable, heroAt, type RollingFates } from '../../state.ts';
import { defence } from '../board.ts';
import { type UseOption, useOptions } from '../costs/kit.ts';
import { tell } from '../tell.ts';
import { combatWon, isWon } from './combat-end.ts';
import { openEnemyPhase } from './enemy-phase.ts';
import { mostExtra } from './extra-damage.ts';
import { GIVE_UP, giveUp, mayGiveUp } from './give-up.ts';
import { isAllInVain } from './in-vain.ts';
import { useAbility } from './use.ts';

/*
 * Questions, asked of any seat in any order
 *   act      one of          use:<ability or treasure>, recall:<hero who has passed>, give-up, pass
 *   pay      one of          pay:2-2, pay:1-4, pay:3-2as3    values of the dice that pay (2as3: Quicksilver Band)
 *   target   one or many of  enemy:<enemy>, hero:<hero>      data: ability, clause (index of the effect), extra, opening
 *   status   one of          poison, weakness, stun          which one is removed
 *   gamble   one of          take, double                    data: ability, stake, left (throws), enemy (RF-097)
 *   turn     one of          turn:3:4                        a die that shows 3 is turned to 4; data: ability, hero, dice (RF-095)
 *   give-up  one of          fight-on, give-up               after a long fight (RF-191)
 * data.inVain names the options of act and target that change nothing (RF-076).
 */

type Act =
  | { readonly do: 'use'; readonly ability: Ability }
  | { readonly do: 'recall'; readonly seat: Seat }
  | { readonly do: 'give-up' }
  | { readonly do: 'pass' };

const PASS: Option<Act> = { id: 'pass', value: { do: 'pass' } };
const GIVING_UP: Option<Act> = { id: GIVE_UP, value: { do: 'give-up' } };
/** A hero is called back at most once in a phase: so it comes to an end. */
const RECALLED = 'recalled';

/** RF-060: one hero, whoever wants to, uses one ability or passes. */
export function* characterPhase(t: FateTable): Flow {
  const s = t.state;
  const acting = new Map<Seat, UseOption[]>();
  const recall: Option<Act>[] = [];
  s.heroes.forEach((hero, seat) => {
    if (hero.barred) return; // RF-131
    const kit = useOptions(hero, s.settings.distinctGroups);
    if (!kit.some(({ closed }) => !closed)) return;
    if (!hero.passed) acting.set(seat, kit);
    else if (!hero.used.turn.includes(RECALLED)) {
      recall.push({ id: `recall:${hero.id}`, value: { do: 'recall', seat }, at: hero.id });
    }
  });
  if (acting.size === 0) return openEnemyPhase(t);
  const options = (seat: Seat): readonly Option<Act>[] => {
    const always = mayGiveUp(s, seat) ? [GIVING_UP, PASS] : [PASS];
    return [...(acting.get(seat) ?? []), ...recall, ...always];
  };
  const question = { id: 'act', rule: 'RF-060', quiet: 'pass', data: { inVain: usesInVain(s, acting) } };
  const { seat, value } = yield* t.anyone([...acting.keys()], question, options);
  switch (value.do) {
    case 'use':
      yield* useAbility(t, seat, value.ability);
      if (isWon(s)) combatWon(t);
      return;
    case 'recall':
      return recallHero(t, seat, value.seat);
    case 'give-up':
      return yield* giveUp(t, seat);
    case 'pass':
      return passBy(t, seat);
  }
}

/** RF-076: the app says so before somebody uses them. */
function usesInVain(s: RollingFates, kits: ReadonlyMap<Seat, readonly UseOption[]>): string[] {
  const uses: string[] = [];
  for (const [seat, kit] of kits) {
    for (const { id, value, closed } of kit) {
      const { effects } = value.ability;
      // What does something without cards need not be asked with them.
      const hero = heroAt(s, seat);
      const striker = { hero, defence: defence(s, seat) };
      if (closed || !isAllInVain(s, effects, 0, striker)) continue;
      if (isAllInVain(s, effects, mostExtra(hero), striker)) uses.push(id);
    }
  }
  return uses;
}

function passBy(t: FateTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  hero.passed = true;
  tell(t, { kind: 'pass', rule: 'RF-063', seat, unspent: hero.dice.filter((face) => face > 0).length });
}

/** RF-060: somebody who has passed acts again after all. */
function recallHero(t: FateTable, by: Seat, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  hero.passed = false;
  hero.used.turn.push(RECALLED);
  tell(t, { kind: 'recall', rule: 'RF-060', seat, by });
}
