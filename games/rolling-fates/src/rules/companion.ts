import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { boardOf } from '../content/index.ts';
import type { Ability } from '../content/kinds.ts';
import { type Enemy, type FateTable, heroAt, type RollingFates, STATUSES, type Status } from '../state.ts';
import { combatWon, isWon } from './combat/combat-end.ts';
import { mechanicOf } from './combat/enemies.ts';
import { openEnemyPhase } from './combat/enemy-phase.ts';
import { GIVE_UP, giveUp, mayGiveUp } from './combat/give-up.ts';
import { combatOf } from './combat/kill.ts';
import { isOnTheBoard } from './combat/more.ts';
import { strike } from './combat/strike.ts';
import { useAtTheTable } from './combat/use.ts';
import { openCharacterPhase } from './fate/fate.ts';
import { enemyUpkeep } from './fate/upkeep.ts';
import { tellTable } from './life.ts';
import { fall } from './losing.ts';
import { afflictEnemy, investigate } from './status.ts';

/*
 * RF-015: dice, boards and Life are on the table; the app has the enemies.
 *
 *   fate    one of      ready, fallen                      the players have rolled
 *   hits    one of      use:<ability>, enemy:<enemy>, all, done, fallen, give-up   any seat, with its own hero's abilities
 *   target  as in the app mode, for an ability
 *   hit     amounts of  damage, poison, weakness, stun, investigate   where cards change it; data.enemy, or `all`
 *   whom    many of     hero:<hero>                        whom an enemy's choice means (data.aim)
 *   taken   one of      life-0 … life-30                   Life that an attack took, where it matters
 *   who-fell one of     hero:<hero>, nobody
 */

/** More than any ability deals. */
const MOST_DAMAGE = 60;
const DONE = 'done';
const ALL = 'all';
const FALLEN = 'fallen';

/** RF-041 to RF-048 at the table: only the enemies' statuses are the app's. */
export function* companionFate(t: FateTable): Flow {
  const s = t.state;
  yield* enemyUpkeep(t);
  if (isWon(s)) return combatWon(t);
  const drains = s.combat?.enemies.flatMap((enemy) => mechanicOf(enemy, 'luck-drain') ?? []) ?? [];
  for (const seat of s.heroes.keys()) {
    tellTable(t, seat, 'fate', 0, '', 'RF-015');
    for (const { face } of drains) tellTable(t, seat, 'luck', face, '', 'RF-108');
  }
  const question = { id: 'fate', rule: 'RF-015', quiet: 'ready' };
  const { seat, value } = yield* t.anyone([...s.heroes.keys()], question, () => READY);
  if (value === FALLEN) return yield* askWhoFell(t, seat);
  s.fate = '';
  openCharacterPhase(t);
}

const READY: readonly Option<string>[] = ['ready', FALLEN].map((id) => ({ id, value: id }));

/** RF-190: told by the players, and asked once more. */
export function* askWhoFell(t: FateTable, seat: Seat): Flow {
  const heroes = t.state.heroes.map((hero, of) => ({ id: `hero:${hero.id}`, value: of, at: hero.id }));
  const question = { id: 'who-fell', rule: 'RF-190', quiet: 'nobody' };
  const fallen = yield* t.choose(seat, question, [...heroes, { id: 'nobody', value: -1 }]);
  if (fallen >= 0) fall(t, fallen, 'told');
}

type Hit =
  | { readonly by: 'ability'; readonly ability: Ability }
  | { readonly by: 'hand'; readonly enemies: readonly Enemy[] }
  | { readonly by: 'nobody'; readonly then: typeof DONE | typeof FALLEN | typeof GIVE_UP };

/** RF-073: an ability with its targets, or what cards made of it; entered by any of the players. */
export function* companionCharacterPhase(t: FateTable): Flow {
  const s = t.state;
  const question = { id: 'hits', rule: 'RF-015', quiet: DONE };
  const { seat, value } = yield* t.anyone([...s.heroes.keys()], question, (of) => hitOptions(s, of));
  if (value.by === 'ability') yield* useAtTheTable(t, seat, value.ability);
  else if (value.by === 'hand') yield* enterHit(t, seat, value.enemies);
  else if (value.then === FALLEN) return yield* askWhoFell(t, seat);
  else if (value.then === GIVE_UP) return yield* giveUp(t, seat);
  else return openEnemyPhase(t);
  if (isWon(s)) combatWon(t);
}

const plain = (then: Extract<Hit, { by: 'nobody' }>['then']): Option<Hit> => ({
  id: then,
  value: { by: 'nobody', then },
});

/** What the hero's own board has for enemies; Treasures are on the table, and entered by hand. */
function hitOptions(s: RollingFates, seat: Seat): Option<Hit>[] {
  const { enemies } = combatOf(s);
  const strikes = boardOf(heroAt(s, seat).id).abilities.filter(
    ({ effects }) =>
      effects.some(({ kind }) => kind === 'strike' || kind === 'taunt') && !effects.some(isOnTheBoard),
  );
  return [
    ...strikes.map(
      (ability): Option<Hit> => ({ id: `use:${ability.id}`, value: { by: 'ability', ability } }),
    ),
    ...enemies.map((enemy): Option<Hit> => {
      return { id: `enemy:${enemy.id}`, value: { by: 'hand', enemies: [enemy] }, at: enemy.id };
    }),
    ...(enemies.length > 1 ? [{ id: ALL, value: { by: 'hand', enemies: enemies.slice() } } as const] : []),
    plain(DONE),
    plain(FALLEN),
    ...(mayGiveUp(s, seat) ? [plain(GIVE_UP)] : []),
  ];
}

type Entry = 'damage' | Status | 'investigate';

/** RF-069: damage and statuses of one package, for one enemy or for all of them. */
function* enterHit(t: FateTable, seat: Seat, enemies: readonly Enemy[]): Flow {
  const options: Option<Entry>[] = [
    { id: 'damage', value: 'damage', most: MOST_DAMAGE },
    ...STATUSES.map((status) => ({ id: status, value: status, most: 1 })),
    { id: 'investigate', value: 'investigate', most: 1 },
  ];
  const [first] = enemies;
  const target = first && enemies.length === 1 ? first.id : ALL;
  const question = { id: 'hit', rule: 'RF-015', data: { enemy: target, hero: heroAt(t.state, seat).id } };
  const entries = yield* t.chooseAmounts(seat, question, options, { min: 0, max: MOST_DAMAGE + 4 });
  const damage = entries.find(({ value }) => value === 'damage')?.amount ?? 0;
  for (const enemy of enemies) {
    if (damage > 0) strike(t, seat, enemy, damage);
    if (enemy.life === 0) continue; // RF-077
    for (const { value } of entries) {
      if (value === 'investigate') investigate(t, seat, enemy, 'told');
      else if (value !== 'damage') yield* afflictEnemy(t, seat, enemy, value);
    }
  }
}
