import type { Fateforge, Hero } from '../state.ts';

/** Words as numbers that do not change while the program runs. */
const numbers = new Map<string, number>();

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const made = Math.imul(numbers.size + 1, 0x9e3779b1) ^ 0x5bd1e995;
  numbers.set(word, made);
  return made;
}

/** Two sums of 26 bits: a key that many thousands of positions of one turn share with no other. */
class Sum {
  private a = 0x2545f491;
  private b = 0x6c8e9cf5;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x85ebca6b);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b + n, 0xc2b2ae35);
    this.b ^= this.b >>> 13;
  }

  /** Words whose order does not matter. */
  bag(words: readonly string[]): void {
    let sum = words.length;
    let product = 1;
    for (const word of words) {
      const n = numberOf(word);
      sum = (sum + n) | 0;
      product = Math.imul(product, n | 1);
    }
    this.add(sum);
    this.add(product);
  }

  get key(): number {
    return (this.a >>> 6) * 0x4000000 + (this.b >>> 6);
  }
}

function addHero(sum: Sum, h: Hero, acts: boolean): void {
  sum.add(h.zone | (h.health << 6) | (h.toxic << 12) | (h.block << 18));
  sum.add(
    Number(h.ko) |
      (Number(h.stunned) << 1) |
      (Number(h.hidden) << 2) |
      (Number(h.lunge) << 3) |
      (Number(h.exited) << 4) |
      (Number(h.revived) << 5) |
      (h.flasks << 6) |
      (h.maxHealth << 10) |
      (h.maxEnergy << 16),
  );
  if (acts) sum.add(Number(h.round.includes('fear')));
  else {
    sum.add(h.energy);
    sum.bag(h.pool);
    sum.bag(h.round);
  }
  if (h.gifts.length > 0) sum.bag(h.gifts);
  sum.bag(h.scene);
  sum.bag(h.marks);
  for (const { id, armour, last } of h.gear) sum.add(numberOf(id) + armour + (last ? 64 : 0));
  if (h.corruption.length + h.fear.length > 0) {
    sum.bag(h.corruption);
    sum.bag(h.fear);
  }
}

/**
 * Names a position for whoever cannot look into the decks, but for what the acting hero can still spend: results,
 * energy, cards of the round.
 */
export function positionKey(s: Fateforge, acting: number): number {
  const sum = new Sum();
  sum.add(numberOf(s.scene) + s.round * 64 + s.at * 8 + Number(s.began));
  sum.add(numberOf(s.phase));
  for (let i = 0; i < s.heroes.length; i++) addHero(sum, s.heroes[i] as Hero, i === acting);
  for (const e of s.enemies) {
    sum.add(numberOf(e.id));
    sum.add(e.zone | (e.damage << 6) | (e.armour << 12) | (e.block << 16) | (e.fresh << 20));
    sum.add(
      Number(e.stunned) | (Number(e.laid) << 1) | (Number(e.back) << 2) | (Number(e.guards !== '') << 3),
    );
    if (e.marks.length > 0) sum.bag(e.marks);
    for (const token of e.carries) sum.add(token + 1000);
  }
  for (const token of s.tokens) {
    sum.add(token.zone | (Number(token.open) << 6) | (token.n << 8));
    if (token.by !== '') sum.add(numberOf(token.by));
  }
  sum.add(s.edges);
  sum.add(s.difficult);
  sum.add(s.tar ^ (s.smoke << 8) ^ (s.snares << 16));
  sum.add(s.decks.trap.length | (s.decks.fear.length << 8) | (s.decks.corruption.length << 16));
  sum.add(s.bag.gold | (s.bag.food << 8) | (s.gems.length << 16));
  if (s.bag.items.length > 0) sum.bag(s.bag.items);
  if (s.companion) {
    sum.bag(s.companion.dice);
    sum.add(s.companion.damage + Number(s.companion.out) * 32);
  }
  if (s.boss) {
    sum.add(s.boss.phase);
    for (const cube of s.boss.cubes) sum.add(Number(cube));
    for (const round of s.boss.exploited) sum.add(round);
    sum.bag(s.boss.marks);
  }
  sum.add(s.order.reduce((all, i) => all * 8 + i, 0));
  return sum.key;
}
