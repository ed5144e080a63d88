import type { Flow } from '@wyrdhall/kernel';
import type { Boss, BossDeed } from '../content/bosses.ts';
import { bossOf } from '../content/index.ts';
import { type Enemy, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { boardFor, canShoot, distance, neighbours, zoneTitle } from './board.ts';
import { attack, pushHero } from './enemy-act.ts';
import { callNearest, walkTowards } from './enemy-move.ts';
import { byOrder, isValid } from './enemy-target.ts';
import { drawFear } from './fear.ts';
import { heroesIn, isStanding } from './figures.ts';
import { giveBlock, hurt, isAlive, suffer } from './harm-hero.ts';
import { drawZone } from './lots.ts';
import { moveHero } from './move.ts';
import { addEnemy } from './spawn.ts';

const at = (s: Fateforge, e: Enemy, from: number, to: number): number[] =>
  byOrder(
    s,
    s.heroes.flatMap((h, i) => {
      const off = distance(s, e.zone, h.zone);
      return isValid(s, e, h) && off >= from && off <= to ? [i] : [];
    }),
  );

/** Whether the entry of the table needs somebody in reach. */
function inReach(s: Fateforge, e: Enemy, deed: BossDeed): boolean {
  switch (deed.kind) {
    case 'attack': {
      const heroes = at(s, e, deed.from, deed.to);
      return heroes.some((i) => !deed.shot || canShoot(s, e.zone, heroAt(s, i).zone));
    }
    case 'push':
    case 'pull':
    case 'fear':
      return at(s, e, deed.from, deed.to).length > 0;
    case 'toxic':
      return at(s, e, 0, deed.to).length > 0;
    default:
      return true;
  }
}

/** FF-242: the entry for the round; where nobody is in reach it steps towards the earliest hero instead. */
export function* bossTurn(t: FateforgeTable, e: Enemy): Flow {
  const s = t.state;
  const { turns } = bossOf(e.card) as Boss;
  if (s.boss?.marks.includes('skip')) {
    s.boss.marks = s.boss.marks.filter((mark) => mark !== 'skip');
    t.tell({ kind: 'idle', rule: 'FF-433', enemy: e.id, why: 'skip' });
    return;
  }
  const index = (s.round - 1) % turns.length;
  const deeds = turns[index] as readonly BossDeed[];
  t.tell({ kind: 'boss', rule: 'FF-242', enemy: e.id, turn: index + 1 });
  if (!deeds.some((deed) => deed.kind === 'step' || inReach(s, e, deed))) {
    yield* stepToEarliest(t, e);
    return;
  }
  for (const deed of deeds) {
    if (!isAlive(t, e)) return;
    yield* bossDeed(t, e, deed);
  }
}

function* stepToEarliest(t: FateforgeTable, e: Enemy): Flow {
  const s = t.state;
  const [target] = byOrder(
    s,
    s.heroes.flatMap((h, i) => (isValid(s, e, h) ? [i] : [])),
  );
  if (target !== undefined) yield* walkTowards(t, e, heroAt(s, target).zone, 'walk');
}

function* bossDeed(t: FateforgeTable, e: Enemy, deed: BossDeed): Flow {
  const s = t.state;
  switch (deed.kind) {
    case 'step':
      return yield* stepToEarliest(t, e);
    case 'attack': {
      const all = at(s, e, deed.from, deed.to).filter(
        (i) => !deed.shot || canShoot(s, e.zone, heroAt(s, i).zone),
      );
      const targets =
        deed.target === 'each' ? all : deed.target === 'later' ? all.slice(-1) : all.slice(0, 1);
      for (const i of targets)
        yield* attack(
          t,
          e,
          i,
          { plus: deed.plus, toxic: deed.toxic, harmless: false },
          deed.shot ? 'shot' : 'hit',
        );
      return;
    }
    case 'toxic':
      if (s.boss?.marks.includes('no-toxic')) return;
      for (const i of at(s, e, 0, deed.to))
        yield* hurt(t, i, { amount: 0, toxic: 1, by: e.id, enemy: e, attack: 'other', corrode: false });
      return;
    case 'push':
      for (const i of at(s, e, deed.from, deed.to)) if (isStanding(heroAt(s, i))) yield* pushHero(t, i);
      return;
    case 'pull':
      for (const i of at(s, e, deed.from, deed.to)) yield* moveHero(t, i, e.zone, 'pull');
      return;
    case 'fear':
      for (const i of at(s, e, deed.from, deed.to)) yield* drawFear(t, i);
      return;
    case 'call':
      return yield* callNearest(t, e, deed.colour, 99, 'call');
    case 'block':
      return giveBlock(t, e, deed.n);
    case 'drain':
      for (let i = 0; i < s.heroes.length; i++) suffer(t, i, 'energy', deed.n, e.id);
      return;
    case 'raise':
      for (const other of s.enemies) {
        if (!other.laid) continue;
        other.laid = false;
        other.back = true;
        t.tell({ kind: 'rises', rule: 'FF-178', enemy: other.id });
      }
      return;
    case 'spawn':
      return yield* spawnAround(t, e, deed.card, deed.n);
    case 'flood':
      return yield* flood(t, deed.n);
  }
}

/** In zones next to the boss without a hero, else in its own. */
function* spawnAround(t: FateforgeTable, e: Enemy, card: string, n: number): Flow {
  const s = t.state;
  for (let k = 0; k < n; k++) {
    const free = neighbours(s, e.zone).filter((zone) => heroesIn(s, zone).length === 0);
    addEnemy(t, card, free.length > 0 ? yield* drawZone(t, free, 'FF-322') : e.zone);
  }
}

/** So many dry zones, at random, become difficult. */
function* flood(t: FateforgeTable, n: number): Flow {
  const s = t.state;
  for (let k = 0; k < n; k++) {
    const dry = boardFor(s.board).map.names.flatMap((_, zone) =>
      (s.difficult & (1 << zone)) === 0 ? [zone] : [],
    );
    if (dry.length === 0) return;
    const zone = yield* drawZone(t, dry, 'FF-322');
    s.difficult |= 1 << zone;
    t.tell({ kind: 'floods', rule: 'FF-242', zone, where: zoneTitle(s, zone) });
  }
}
