import { type Band, readBand, type Section } from '../content/band.ts';
import { cardOf, isScene, sceneOf } from '../content/index.ts';
import { type Enemy, type Fateforge, type Hero, heroAt } from '../state.ts';
import { canShoot, distance } from './board.ts';
import { isStanding } from './figures.ts';

/** The band that it uses now: its card's, or one of its own. */
export function bandOf(s: Fateforge, e: Enemy): Band {
  if (e.band !== '') return readBand(e.band);
  if (isScene(s.scene)) {
    for (const special of sceneOf(s.scene).specials)
      if (special.kind === 'band' && special.enemy === e.id && s.round >= special.from)
        return readBand(special.band);
  }
  return cardOf(e.card).band;
}

const isReaction = (s: Fateforge): boolean => s.phase === 'action' && s.at === s.place;

/** FF-250, FF-252: whether the hero is there for this enemy at all. */
export function isValid(s: Fateforge, e: Enemy, h: Hero): boolean {
  if (!isStanding(h) || h.hidden) return false;
  if (h.marks.length > 0) {
    if (h.marks.includes('untargetable')) return false;
    if (h.marks.includes('unseen-afar') && h.zone !== e.zone) return false;
    if (h.marks.includes('unseen-reactions') && isReaction(s)) return false;
  }
  const duel = e.marks.find((mark) => mark.startsWith('duel:'));
  return duel === undefined || duel === `duel:${h.id}`;
}

/** FF-211, and Shadow at Heel in the first round. */
export function byOrder(s: Fateforge, heroes: readonly number[]): number[] {
  const place = (i: number): number =>
    s.round === 1 && heroAt(s, i).corruption.includes('corruption:shadow-at-heel') ? -1 : s.order.indexOf(i);
  return [...heroes].sort((a, b) => place(a) - place(b));
}

const isShot = (section: Section): boolean => section.actions.some(({ op }) => op === 'shot');

/** FF-239, R-32, R-52: the heroes that a section may be for; a hero who is no target is not there. */
export function inRange(s: Fateforge, e: Enemy, section: Section): number[] {
  const found: number[] = [];
  let closest = 99;
  const shoots = isShot(section);
  for (let i = 0; i < s.heroes.length; i++) {
    const h = heroAt(s, i);
    if (!isValid(s, e, h)) continue;
    const off = distance(s, e.zone, h.zone);
    closest = Math.min(closest, off);
    if (off < section.from || off > section.to) continue;
    if (!shoots || canShoot(s, e.zone, h.zone)) found.push(i);
  }
  if (s.settings.bandMatch === 'closestHero' && (closest < section.from || closest > section.to)) return [];
  return found;
}

/** The leftmost section that fits; -1 where none does. */
export const sectionFor = (s: Fateforge, e: Enemy): number =>
  bandOf(s, e).findIndex((section) => inRange(s, e, section).length > 0);
