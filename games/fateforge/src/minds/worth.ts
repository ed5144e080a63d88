import { bossOf, cardOf, itemOf, skillOf } from '../content/index.ts';
import { distance } from '../rules/board.ts';
import { secondaryOf } from '../rules/facts.ts';
import { enemiesIn, hasEnemy, toughnessOf } from '../rules/figures.ts';
import { isMet } from '../rules/objectives.ts';
import { maskFor } from '../rules/pool.ts';
import type { Enemy, Fateforge, Hero } from '../state.ts';
import { chances } from './chances.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { damageOf, threatTo } from './threat.ts';

/** What the party's prospects are worth, in points, of which everything else is measured in. */
const GOALS = 160;
/** A hero with so much health left. */
const HEALTH = [0, 10, 14, 16.5, 18.2, 19.4, 20.3, 21, 21.6, 22.1, 22.5];
const ENERGY = 0.9;
const UNUSED_CARD = 0.8;
const ARMOUR = 1.2;
const OPEN_CARD = 3;
const CARRIED = 0.5;

const healthWorth = (health: number): number => {
  const whole = Math.max(0, Math.floor(health));
  const low = HEALTH[Math.min(whole, 10)] as number;
  const high = HEALTH[Math.min(whole + 1, 10)] as number;
  return low + (high - low) * (Math.max(0, health) - whole);
};

/** What is left in reserve: it counts less, the fewer rounds there are to use it. */
function reserve(h: Hero, rounds: number): number {
  let sum = ENERGY * h.energy;
  for (const id of h.skills) if (skillOf(id).limit === 'single' && !h.scene.includes(id)) sum += UNUSED_CARD;
  for (const { id, worn, armour, last } of h.gear) {
    if (!worn) continue;
    sum += ARMOUR * armour;
    const { limit } = itemOf(id);
    if (limit === 'consumed' || limit === 'charged')
      sum += UNUSED_CARD * (limit === 'charged' && !last ? 2 : 1);
    else if (limit === 'single' && !h.scene.includes(id)) sum += UNUSED_CARD;
  }
  sum += 0.5 * h.flasks;
  return sum * Math.min(1, 0.35 + 0.25 * rounds);
}

function heroWorth(s: Fateforge, h: Hero, expected: number, rounds: number): number {
  if (h.ko) return 0;
  let armour = 0;
  for (const gear of h.gear) if (gear.worn) armour += gear.armour;
  const blocked = Math.min(expected, h.block);
  const lost = expected - blocked;
  const absorbed = Math.min(lost, armour);
  const left = h.health - (lost - absorbed);
  let sum = healthWorth(left) - ARMOUR * absorbed + reserve(h, rounds);
  sum -= OPEN_CARD * h.fear.length + OPEN_CARD * h.corruption.length + (h.stunned ? 3 : 0) + 0.6 * h.toxic;
  if (h.hidden) sum += 1.2;
  for (const id of h.pool) if (id.startsWith('=')) sum += maskFor(h, id) === 0 ? 0 : 1.2;
  sum += 0.9 * h.gifts.length;
  return sum - (hasEnemy(s, h.zone) && rounds > 0 ? 0.3 : 0);
}

/** What an enemy that is left will do to the party, round after round. */
function enemyWorth(s: Fateforge, e: Enemy, outlook: Outlook): number {
  const rounds = Math.min(2, outlook.rounds);
  const card = cardOf(e.card);
  let most = bossOf(e.card) ? 2 : 0;
  for (const section of card.band) most = Math.max(most, damageOf(section));
  let off = 9;
  for (const h of s.heroes) if (!h.ko) off = Math.min(off, distance(s, e.zone, h.zone));
  const near = off <= 1 ? 1 : off === 2 ? 0.7 : 0.35;
  const strength = (0.7 + 1.5 * most) * near * (0.25 + rounds) + 0.4;
  // Damage is gone with the round; armour is not.
  const toughness = toughnessOf(s, e);
  const wounds = outlook.acts.includes(true) || bossOf(e.card) ? e.damage : 0;
  const left = (toughness - 0.5 * wounds + 0.6 * e.armour + 0.3 * e.block) / (toughness + 1);
  const stun = e.stunned ? 0.2 : 0;
  return strength * (0.55 + 0.45 * Math.min(1.3, left)) - stun;
}

function riches(s: Fateforge): number {
  let sum = 0;
  for (const gem of s.gems) sum += 1 + 0.5 * gem;
  sum += 1.2 * s.bag.food + 1.5 * s.bag.items.length + 0.2 * s.bag.gold;
  for (const token of s.tokens) {
    if (token.kind === 'chest' && token.open) sum += 1.5;
    else if (token.kind === 'objective' && token.by !== '' && token.by !== 'gone') sum += CARRIED;
    else if ((token.kind === 'gem' || token.kind === 'food') && token.by === '') {
      let off = 9;
      for (const h of s.heroes) if (!h.ko) off = Math.min(off, distance(s, h.zone, token.zone));
      sum += 0.3 / (1 + off) - (enemiesIn(s, token.zone).length > 0 ? 0.05 : 0);
    }
  }
  return sum;
}

/** How the party stands in a fight, in points; `done` is a hero whose turn counts as over. What bots and hints share. */
export function worth(s: Fateforge, done = -1): number {
  const outlook = outlookOf(s, done);
  const threat = threatTo(s, outlook);
  const { all, mean } = chances(s, outlook, threat);
  let sum = GOALS * (0.6 * all + 0.4 * mean);
  for (const [i, h] of s.heroes.entries()) sum += heroWorth(s, h, threat[i] as number, outlook.rounds);
  for (const e of s.enemies) if (!e.laid || !e.back) sum -= enemyWorth(s, e, outlook) * (e.laid ? 0.5 : 1);
  for (const o of secondaryOf(s)) if (isMet(s, o)) sum += 2.5;
  return sum + riches(s);
}
