import {
  type Card,
  camp,
  damageOf,
  distance,
  type Face,
  farEdge,
  HAND,
  HUNTER_HEALTH,
  type Hunter,
  neighbour,
  type Stance,
  type Toy,
  WOLF_HEALTH,
  type Wolf,
} from '@wyrdhall/toy';

/** Chance, as whoever runs the rules has it. */
export interface Chance {
  face(): Face;
  shuffled<T>(items: readonly T[]): T[];
}

/** What one decision of a turn may be. */
export type Act =
  | { readonly do: 'step'; readonly to: number }
  | { readonly do: 'strike'; readonly wolf: string }
  | { readonly do: 'salve' | 'end' };

const SALVE: Act = { do: 'salve' };
const END: Act = { do: 'end' };

export function setUp(s: Toy, chance: Chance): void {
  s.deck = chance.shuffled(s.deck);
  const lairs = chance.shuffled(farEdge).slice(0, 3 + 2 * s.hunters.length);
  s.wolves = lairs.map((at, i) => ({ id: `wolf-${i + 1}`, at, lair: at, wounds: 0 }));
  for (const hunter of s.hunters) drawTricks(s, hunter, chance);
}

export function drawTricks(s: Toy, hunter: Hunter, chance: Chance): void {
  while (hunter.hand.length < HAND) {
    if (s.deck.length === 0) {
      s.deck = chance.shuffled(s.used);
      s.used = [];
    }
    const card = s.deck.pop();
    if (!card) return;
    hunter.hand.push(card);
  }
}

export function takeStance(hunter: Hunter, stance: Stance): void {
  hunter.stance = stance;
  hunter.wary = stance === 'wary';
  hunter.steps = stance === 'swift' ? 5 : 3;
  hunter.struck = false;
}

function isOccupied(s: Toy, cell: number): boolean {
  for (const hunter of s.hunters) if (hunter.at === cell && !hunter.down) return true;
  for (const wolf of s.wolves) if (wolf.at === cell) return true;
  return false;
}

const held = (hunter: Hunter, trick: string): Card | undefined => {
  for (const card of hunter.hand) if (card.startsWith(trick)) return card;
  return undefined;
};

const isHurtNear = (h: Hunter, hunter: Hunter): boolean =>
  !h.down && h.wounds > 0 && distance(h.at, hunter.at) <= 2;

export const hurtNear = (s: Toy, hunter: Hunter): Hunter[] => s.hunters.filter((h) => isHurtNear(h, hunter));

export function legalActs(s: Toy, hunter: Hunter): Act[] {
  const acts: Act[] = [];
  if (hunter.steps > 0) {
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbour(hunter.at, direction);
      if (to >= 0 && to !== camp && !s.ground[to]?.drift && !isOccupied(s, to)) acts.push({ do: 'step', to });
    }
  }
  if (!hunter.struck) {
    for (const wolf of s.wolves) {
      if (distance(hunter.at, wolf.at) <= 1) acts.push({ do: 'strike', wolf: wolf.id });
    }
  }
  if (held(hunter, 'salve') && s.hunters.some((h) => isHurtNear(h, hunter))) acts.push(SALVE);
  acts.push(END);
  return acts;
}

export function takeStep(s: Toy, hunter: Hunter, to: number): void {
  hunter.at = to;
  hunter.steps--;
  (s.ground[to] as { tracks: number }).tracks++;
}

/** The damage of the roll. */
export function rollStrike(hunter: Hunter, chance: Chance): number {
  hunter.struck = true;
  let damage = 0;
  for (let dice = hunter.stance === 'bold' ? 3 : 2; dice > 0; dice--) damage += damageOf([chance.face()]);
  return damage;
}

export const canSpear = (hunter: Hunter, wolf: Wolf, damage: number): boolean =>
  wolf.wounds + damage < WOLF_HEALTH && held(hunter, 'spear') !== undefined;

export function woundWolf(s: Toy, wolf: Wolf, damage: number): void {
  wolf.wounds += damage;
  if (wolf.wounds >= WOLF_HEALTH) s.wolves = s.wolves.filter(({ id }) => id !== wolf.id);
}

export function useTrick(s: Toy, hunter: Hunter, trick: string): void {
  const card = held(hunter, trick) as Card;
  hunter.hand.splice(hunter.hand.indexOf(card), 1);
  s.used.push(card);
}

/** Throws away the cards of `mask`'s bits. */
export function throwAway(s: Toy, hunter: Hunter, mask: number): void {
  if (mask === 0) return;
  const { hand } = hunter;
  hunter.hand = hand.filter((_, i) => !(mask & (1 << i)));
  s.used.push(...hand.filter((_, i) => mask & (1 << i)));
}

/** All ways to share out 1 to 3 wounds, one number for each hunter of `hurt`. */
export function shares(hurt: readonly Hunter[]): number[][] {
  let ways: number[][] = [[]];
  for (const { wounds } of hurt) {
    ways = ways.flatMap((way) => {
      const left = 3 - way.reduce((a, b) => a + b, 0);
      return Array.from({ length: Math.min(left, wounds) + 1 }, (_, n) => [...way, n]);
    });
  }
  return ways.filter((way) => way.some((n) => n > 0));
}

export function heal(s: Toy, hunter: Hunter, hurt: readonly Hunter[], share: readonly number[]): void {
  useTrick(s, hunter, 'salve');
  hurt.forEach((h, i) => {
    h.wounds -= share[i] as number;
  });
}

const numberOf = (wolf: Wolf): number => Number(wolf.id.slice(5));

/** The wolf whose turn it is, and from now on no longer. */
export function nextWolf(s: Toy): Wolf | undefined {
  const wolf = s.wolves.find((w) => numberOf(w) > s.wolf);
  if (wolf) s.wolf = numberOf(wolf);
  return wolf;
}

export function prowl(s: Toy, wolf: Wolf): void {
  for (let steps = 0; steps < 2; steps++) {
    const from = wolf.at;
    let goal = camp;
    for (const hunter of s.hunters) {
      if (!hunter.down && distance(from, hunter.at) < distance(from, goal)) goal = hunter.at;
    }
    if (distance(from, goal) === 1) return;
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbour(from, direction);
      if (to < 0 || distance(to, goal) >= distance(from, goal) || to === camp || isOccupied(s, to)) continue;
      wolf.at = to;
      break;
    }
    if (wolf.at === from) return;
  }
}

export function whomToBite(s: Toy, wolf: Wolf): number {
  let worst = -1;
  for (let seat = 0; seat < s.hunters.length; seat++) {
    const hunter = s.hunters[seat] as Hunter;
    if (hunter.down || distance(hunter.at, wolf.at) !== 1) continue;
    if (worst < 0 || hunter.wounds > (s.hunters[worst] as Hunter).wounds) worst = seat;
  }
  return worst;
}

export function rollBite(hunter: Hunter, chance: Chance): number {
  const damage = damageOf([chance.face()]) - (hunter.wary ? 1 : 0);
  hunter.wary = false;
  return damage;
}

/** The seats that may still play a shield. */
export function shieldSeats(s: Toy, bitten: Hunter, passed: readonly number[]): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < s.hunters.length; seat++) {
    const hunter = s.hunters[seat] as Hunter;
    if (hunter.down || passed.includes(seat) || distance(hunter.at, bitten.at) > 3) continue;
    if (held(hunter, 'shield')) seats.push(seat);
  }
  return seats;
}

export function hurtHunter(s: Toy, hunter: Hunter, damage: number): void {
  if (damage <= 0) return;
  hunter.wounds += damage;
  if (hunter.wounds < HUNTER_HEALTH) return;
  hunter.down = true;
  s.used.push(...hunter.hand);
  hunter.hand = [];
}

export function eat(s: Toy, wolf: Wolf): void {
  if (distance(wolf.at, camp) !== 1) return;
  s.stores--;
  if (!isOccupied(s, wolf.lair)) wolf.at = wolf.lair;
}
