import type { Flow, Option } from '@wyrdhall/kernel';
import { everySeat, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { exitPath, exitsOf, exitZone, isKept, zoneName } from './board.ts';
import { drawCorruption } from './corruption.ts';
import { primaryOf, secondaryOf } from './facts.ts';
import { hasEnemy, isStanding } from './figures.ts';
import { hurt, recover } from './harm-hero.ts';
import { isMet } from './objectives.ts';
import { trapIn } from './trap.ts';

/** FF-292 to FF-297 */
export function* extraRound(t: FateforgeTable): Flow {
  const s = t.state;
  s.phase = 'exit';
  if (s.mode === 'battle' || s.extra >= s.settings.maxExtraRounds) return;
  const MOST_CORRUPTION = 4;
  if (s.heroes.some(({ corruption }) => corruption.length >= MOST_CORRUPTION)) return;
  const question = { id: 'extra-round', rule: 'FF-292', quiet: 'leave' };
  const options = [
    { id: 'leave', value: false },
    { id: 'stay', value: true },
  ];
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  if (!value) return;
  s.extra++;
  s.round++;
  s.phase = 'prepare';
  t.tell({ kind: 'extra-round', rule: 'FF-293' });
  for (let i = 0; i < s.heroes.length; i++) if (isStanding(heroAt(s, i))) yield* drawCorruption(t, i);
}

/** FF-263, FF-265 */
const isCostly = (s: Fateforge) => (zone: number) => hasEnemy(s, zone) || trapIn(s, zone) !== undefined;

const pathCost = (s: Fateforge, path: readonly number[]): number => path.filter(isCostly(s)).length;

/** FF-133, FF-262: exits that are open and that somebody can reach. */
function openExits(s: Fateforge): string[] {
  return exitsOf(s).flatMap(({ letter, zone }) => {
    if (isKept(s, `exit ${letter}`)) return [];
    const reached = s.heroes.some((h) => isStanding(h) && exitPath(s, h.zone, zone, isCostly(s)).length > 0);
    return reached ? [letter] : [];
  });
}

/** FF-260 to FF-268: one exit for all, each by the cheapest way. */
export function* exits(t: FateforgeTable): Flow {
  const s = t.state;
  s.phase = 'recover';
  const letters = openExits(s);
  if (letters.length === 0) {
    if (exitsOf(s).length > 0) t.tell({ kind: 'no-exit', rule: 'FF-267' });
    return;
  }
  const options = letters.map(
    (letter): Option<string> => ({
      id: `exit:${letter}`,
      value: letter,
      at: zoneName(s, exitZone(s, letter)),
    }),
  );
  const question = { id: 'exit', rule: 'FF-133' };
  s.exit =
    options.length === 1
      ? (letters[0] as string)
      : (yield* t.anyone(everySeat(s), question, () => options)).value;
  for (let i = 0; i < s.heroes.length; i++) yield* leave(t, i, exitZone(s, s.exit));
}

function* leave(t: FateforgeTable, i: number, zone: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if (!isStanding(h)) return;
  const path = exitPath(s, h.zone, zone, isCostly(s));
  if (path.length === 0) return;
  const damage = pathCost(s, path);
  t.tell({ kind: 'exits', rule: 'FF-263', hero: h.id, path, damage });
  yield* hurt(t, i, {
    amount: damage,
    toxic: 0,
    by: 'exit',
    enemy: undefined,
    attack: 'other',
    corrode: false,
  });
  if (h.ko) return;
  h.exited = true;
  h.zone = zone;
}

/** FF-269 to FF-280: objectives, victory point, recovery. */
export function* recovery(t: FateforgeTable): Flow {
  const s = t.state;
  s.met = {
    primary: primaryOf(s).map((o) => isMet(s, o)),
    secondary: secondaryOf(s).map((o) => isMet(s, o)),
  };
  const won = s.met.primary.every(Boolean);
  t.tell({
    kind: 'objectives',
    rule: 'FF-269',
    primary: [...s.met.primary],
    secondary: [...s.met.secondary],
  });
  if (won && /^c/.test(s.scene)) s.victory++;
  if (s.mode === 'scene' || won) {
    for (let i = 0; i < s.heroes.length; i++) yield* recoverHero(t, i);
    s.bag.gold += s.gems.reduce((sum, n) => sum + n, 0);
    s.gems = [];
  }
  s.ending = won ? 'won' : 'failed';
  s.phase = 'over';
  t.tell({ kind: 'ended', rule: won ? 'FF-270' : 'FF-271', won });
}

/** FF-276, FF-277, FF-444, FF-445, R-103 */
function* recoverHero(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const { toxic } = h;
  if (h.ko) {
    yield* drawCorruption(t, i);
    h.ko = false;
    h.toxic = 0;
    h.health = Math.min(2, h.maxHealth);
    h.energy = Math.min(2, h.maxEnergy);
    t.tell({
      kind: 'recovers',
      rule: 'FF-277',
      hero: h.id,
      what: 'health',
      amount: 2,
      now: h.health,
      by: 'ko',
    });
  } else {
    recover(t, h, 'health', 1, 'recovery');
    recover(t, h, 'energy', 1 + (h.passives.includes('recover-energy') ? 1 : 0), 'recovery');
    h.toxic = 0;
  }
  h.health = Math.min(h.maxHealth, h.health + toxic);
  h.exited = false;
  h.scene = [];
}
