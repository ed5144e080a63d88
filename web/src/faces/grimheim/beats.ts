import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';
import { heroSpot } from './hero-spot.ts';
import { centreOf, type Spot } from './land.ts';
import { attackNow } from './shot.ts';

/** What a figure on the board does while an event is shown, and which way. */
export interface Beat {
  readonly does: 'lunges' | 'struck' | 'parries' | 'hops';
  readonly x: number;
  readonly y: number;
}

const LEAP = 15;
const THROWN = 9;

/** So far from the one towards the other. */
function towards([ax, ay]: Spot, [bx, by]: Spot, far: number): Pick<Beat, 'x' | 'y'> {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return { x: ((bx - ax) / long) * far, y: ((by - ay) / long) * far };
}

const nowhere = { x: 0, y: 0 };

/** By a hero's or a monster's id: who leaps, who is thrown back, who walks. */
export function beatsOf(
  view: GrimheimView,
  event: Told | undefined,
  told: () => readonly Told[],
): ReadonlyMap<string, Beat> {
  const beats = new Map<string, Beat>();
  const e = event as GrimheimTold | undefined;
  if (!e) return beats;
  if (e.kind === 'step' || e.kind === 'pushed') {
    const id = view.heroes[e.seat]?.id;
    if (id) beats.set(id, { does: 'hops', ...nowhere });
  }
  if (e.kind === 'march' || e.kind === 'turned' || e.kind === 'shoved')
    beats.set(e.monster, { does: 'hops', ...nowhere });
  if (e.kind === 'damage') beats.set(e.monster, { does: 'struck', x: THROWN, y: 0 });
  if (e.kind !== 'attack' && e.kind !== 'hurt' && e.kind !== 'missed' && e.kind !== 'prevent') return beats;
  const attack = e.kind === 'attack' ? e : attackNow(told());
  const hero = view.heroes[e.seat];
  if (!hero || attack?.seat !== e.seat) return beats;
  const monster = view.monsters.find(({ id }) => id === attack.monster);
  if (!monster) return beats;
  const at = heroSpot(hero, e.seat);
  const from = centreOf(monster.at);
  if (e.kind === 'attack') beats.set(monster.id, { does: 'lunges', ...towards(from, at, LEAP) });
  if (e.kind === 'hurt') beats.set(hero.id, { does: 'struck', ...towards(from, at, THROWN) });
  if (e.kind === 'missed' || e.kind === 'prevent')
    beats.set(hero.id, { does: 'parries', ...towards(from, at, THROWN / 2) });
  return beats;
}
