import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { combatWon, isWon } from './combat-end.ts';
import type { Ability } from './content/kinds.ts';
import { openEnemyPhase } from './enemy-phase.ts';
import { useOptions } from './kit.ts';
import { type FateTable, heroAt } from './state.ts';
import { useAbility } from './use.ts';

type Act = Ability | null;
const PASS: Option<Act> = { id: 'pass', value: null };
const QUESTION = { id: 'act', rule: 'RF-060', quiet: 'pass' };

/** RF-060: one hero, whoever wants to, uses one ability or passes. */
export function* characterPhase(t: FateTable): Flow {
  const s = t.state;
  const options = new Map<Seat, readonly Option<Act>[]>();
  s.heroes.forEach((hero, seat) => {
    if (hero.passed || hero.barred) return; // RF-131
    const kit = useOptions(hero, s.settings.distinctGroups);
    if (kit.some(({ closed }) => !closed)) options.set(seat, [...kit, PASS]);
  });
  if (options.size === 0) return openEnemyPhase(t);
  const { seat, value } = yield* t.anyone([...options.keys()], QUESTION, (of) => options.get(of) ?? []);
  if (value) {
    yield* useAbility(t, seat, value);
    if (isWon(s)) combatWon(t);
    return;
  }
  const hero = heroAt(s, seat);
  hero.passed = true;
  t.tell({ kind: 'pass', rule: 'RF-063', seat, unspent: hero.dice.filter((face) => face > 0).length });
}
