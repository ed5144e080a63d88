import { type Ability, COLOURS, type Colour, ELITE } from '../content/enemy.ts';
import { bossOf, cardOf } from '../content/index.ts';
import { tougherBy } from '../content/might.ts';
import type { Enemy, Fateforge, Hero } from '../state.ts';
import { isMadeVolatile } from './hardship.ts';

/** FF-155 */
export const isMinion = (e: Enemy): boolean => {
  const { colour } = cardOf(e.card);
  return colour !== 'purple' && colour !== 'boss';
};

export const isBoss = (e: Enemy): boolean => cardOf(e.card).colour === 'boss';

export const colourOf = (e: Enemy): Colour => cardOf(e.card).colour;

/** FF-238: the order in which enemies act. */
export const rankOf = (e: Enemy): number => COLOURS.indexOf(colourOf(e)) * 100 + e.number;

function bossHas(s: Fateforge, e: Enemy, ability: Ability): boolean {
  const facts = bossOf(e.card);
  if (!facts || !s.boss) return true;
  const phase = facts.inPhase[ability];
  if (phase !== undefined && phase !== s.boss.phase) return false;
  if (ability === 'brace') return !s.boss.marks.includes('no-brace');
  if (ability === 'warded')
    return s.enemies.some((other) => !other.laid && facts.wardedBy.includes(other.card));
  return true;
}

/** FF-178, FF-185: an ability that works now. */
export function has(s: Fateforge, e: Enemy, ability: Ability): boolean {
  if (e.stunned) return false;
  const card = cardOf(e.card);
  if (card.abilities.includes(ability)) {
    if (ability === 'stealth' && e.marks.includes('unmasked')) return false;
    return card.colour !== 'boss' || bossHas(s, e, ability);
  }
  if (e.elite && ELITE.ability[card.colour] === ability) return true;
  return ability === 'volatile' && isMadeVolatile(s, card.colour);
}

/** FF-473 */
const GENTLER = 1;

/** FF-498: the scene makes enemies tougher; solo and the heroic profile veterans and leaders. */
export function toughnessOf(s: Fateforge, e: Enemy): number {
  const card = cardOf(e.card);
  const boss = bossOf(e.card);
  if (boss) return boss.toughnessBy[Math.max(0, s.heroes.length - 2)] as number;
  const hard = card.colour === 'brown' || card.colour === 'purple';
  const { solo, soloToughness, profile } = s.settings;
  const more = hard ? (solo ? soloToughness : 0) + Number(profile === 'heroic') : 0;
  const gentler = profile === 'story' ? GENTLER : 0;
  const here = s.own ? 0 : Math.max(0, tougherBy(s.scene, s.heroes.length, e.number) - gentler);
  return card.toughness + more + here + (e.elite ? ELITE.toughness : 0);
}

/** FF-407: cannot be targeted or moved while its guard lives. */
export function isGuardedEnemy(s: Fateforge, e: Enemy): boolean {
  for (const other of s.enemies) {
    if (other.guards !== '' && !other.laid && other.guards.startsWith('enemy ')) {
      if (other.guards.slice(6) === e.id) return true;
    }
  }
  return false;
}

/** FF-142, FF-406: it never moves. */
export const isRooted = (s: Fateforge, e: Enemy): boolean => e.guards !== '' || isGuardedEnemy(s, e);

export const isStanding = (h: Hero): boolean => !h.ko && !h.exited;

/** FF-311: also stunned ones. Those laid down are no enemies for anything. */
export function hasEnemy(s: Fateforge, zone: number): boolean {
  for (const e of s.enemies) if (e.zone === zone && !e.laid) return true;
  return false;
}

export const enemiesIn = (s: Fateforge, zone: number): Enemy[] =>
  s.enemies.filter((e) => e.zone === zone && !e.laid);

export const heroesIn = (s: Fateforge, zone: number): number[] => {
  const found: number[] = [];
  for (let i = 0; i < s.heroes.length; i++) {
    const h = s.heroes[i] as Hero;
    if (h.zone === zone && isStanding(h)) found.push(i);
  }
  return found;
};

export function abilityIn(s: Fateforge, zone: number, ability: Ability): boolean {
  for (const e of s.enemies) if (e.zone === zone && !e.laid && has(s, e, ability)) return true;
  return false;
}
