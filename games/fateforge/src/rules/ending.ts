import type { Flow } from '@wyrdhall/kernel';
import { isMain, questlineOf } from '../content/index.ts';
import { everySeat, type FateforgeTable, heroAt, type Questline } from '../state.ts';
import { clearTable } from './camp.ts';
import { settle, tallyOf } from './campaign/outcome.ts';
import { drawCorruption } from './corruption.ts';
import { primaryOf, secondaryOf } from './facts.ts';
import { isStanding } from './figures.ts';
import { recover } from './harm-hero.ts';
import { isMet } from './objectives.ts';
import { pointsOf, ratingOf } from './rating.ts';

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

/** FF-269 to FF-280: objectives, victory point, recovery. */
export function* recovery(t: FateforgeTable): Flow {
  const s = t.state;
  s.met = {
    primary: primaryOf(s).map((o) => isMet(s, o)),
    secondary: secondaryOf(s).map((o) => isMet(s, o)),
  };
  const won = s.met.primary.every(Boolean);
  if (s.questline) for (const [i, h] of s.heroes.entries()) if (h.wasKO) s.questline.fallen[i] = true;
  t.tell({
    kind: 'objectives',
    rule: 'FF-269',
    primary: [...s.met.primary],
    secondary: [...s.met.secondary],
  });
  if (won && isMain(s.scene)) s.victory++;
  // FF-458: in Battle Mode only after a success.
  const tally = tallyOf(s, won);
  if (s.mode !== 'battle' || won) {
    for (let i = 0; i < s.heroes.length; i++) yield* recoverHero(t, i);
    s.bag.gold += s.gems.reduce((sum, n) => sum + n, 0);
    s.gems = [];
  }
  t.tell({ kind: 'ended', rule: won ? 'FF-270' : 'FF-271', won });
  if (s.questline) afterScene(t, s.questline, won);
  else if (s.campaign) {
    clearTable(t);
    s.phase = 'story';
    yield* settle(t, tally);
  } else {
    s.ending = won ? 'won' : 'failed';
    s.phase = 'over';
  }
}

/** FF-453, FF-454, FF-455: on to the next scene, or the questline is over. */
function afterScene(t: FateforgeTable, q: Questline, won: boolean): void {
  const s = t.state;
  q.secondary += s.met.secondary.filter(Boolean).length;
  const last = q.at + 1 >= (questlineOf(q.id)?.scenes.length ?? 0);
  if (won && !last) {
    s.phase = 'camp';
    return;
  }
  s.ending = won ? 'won' : 'failed';
  s.phase = 'over';
  if (won) t.tell({ kind: 'rated', rule: 'FF-455', points: pointsOf(s, q), rating: ratingOf(s, q) });
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
