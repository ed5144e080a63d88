import type { Flow, Option } from '@wyrdhall/kernel';
import { everySeat, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { exitPath, exitsOf, exitZone, isKept, zoneName, zoneTitle } from './board.ts';
import { hasEnemy, isStanding } from './figures.ts';
import { hurt } from './harm-hero.ts';
import { because } from './reasons.ts';
import { trapIn } from './trap.ts';

/** FF-263, FF-265 */
const isCostly = (s: Fateforge) => (zone: number) => hasEnemy(s, zone) || trapIn(s, zone) !== undefined;

/** FF-261: the path that costs a hero least, and what it costs; empty where no way leads there. */
function wayOut(s: Fateforge, i: number, letter: string): { path: number[]; damage: number } {
  const path = exitPath(s, heroAt(s, i).zone, exitZone(s, letter), isCostly(s));
  return { path, damage: path.filter(isCostly(s)).length };
}

/** What leaving by each exit would cost each standing hero, as things are. */
export function waysOut(s: Fateforge) {
  return exitsOf(s).map(({ letter }) => ({
    exit: letter,
    guarded: isKept(s, `exit ${letter}`),
    heroes: s.heroes.flatMap((h, i) => {
      const { path, damage } = wayOut(s, i, letter);
      return isStanding(h) && path.length > 0 ? [{ hero: h.id, damage, path }] : [];
    }),
  }));
}

/** FF-133, FF-262: exits that are open and that somebody can reach. */
function exitOptions(s: Fateforge): Option<string>[] {
  return waysOut(s).map(({ exit, guarded, heroes }): Option<string> => {
    const option = { id: `exit:${exit}`, value: exit, at: zoneName(s, exitZone(s, exit)) };
    if (guarded) return { ...option, closed: because.guarded };
    return heroes.length > 0 ? option : { ...option, closed: because.noWayThere };
  });
}

/** FF-260 to FF-268: one exit for all, each by the cheapest way. */
export function* exits(t: FateforgeTable): Flow {
  const s = t.state;
  s.phase = 'recover';
  const options = exitOptions(s);
  const open = options.filter(({ closed }) => !closed);
  if (open.length === 0) {
    yield* noWayOut(t, options.length > 0);
    return;
  }
  const ways = waysOut(s).flatMap(({ exit, heroes }) =>
    heroes.map(({ hero, damage }) => `${exit} ${hero} ${damage}`),
  );
  s.exit =
    open.length === 1
      ? (open[0] as Option<string>).value
      : (yield* t.anyone(everySeat(s), { id: 'exit', rule: 'FF-133', data: { ways } }, () => options)).value;
  for (let i = 0; i < s.heroes.length; i++) yield* leave(t, i);
}

const blow = (amount: number) =>
  ({ amount, toxic: 0, by: 'exit', enemy: undefined, attack: 'other', corrode: false }) as const;

/** FF-262 */
function* noWayOut(t: FateforgeTable, hasExits: boolean): Flow {
  const s = t.state;
  if (!hasExits) return;
  t.tell({ kind: 'no-exit', rule: 'FF-262' });
  const { noExit } = s.settings;
  for (let i = 0; i < s.heroes.length && noExit > 0; i++) yield* hurt(t, i, blow(noExit));
}

function* leave(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if (!isStanding(h)) return;
  const { path, damage } = wayOut(s, i, s.exit);
  if (path.length === 0) return;
  t.tell({
    kind: 'exits',
    rule: 'FF-263',
    hero: h.id,
    path,
    damage,
    where: zoneTitle(s, exitZone(s, s.exit)),
  });
  yield* hurt(t, i, blow(damage));
  if (h.ko) return;
  h.exited = true;
  h.zone = exitZone(s, s.exit);
}
