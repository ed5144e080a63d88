import { questlineOf } from '../content/index.ts';
import type { Objective } from '../content/scene.ts';
import { boardFor, distance, exitPath, exitZone, isKept } from '../rules/board.ts';
import { primaryOf } from '../rules/facts.ts';
import { hasEnemy, toughnessOf } from '../rules/figures.ts';
import { isMet } from '../rules/objectives.ts';
import type { Fateforge } from '../state.ts';

const near = (s: Fateforge, zone: number): number =>
  Math.min(9, ...s.heroes.filter((h) => !h.ko).map((h) => distance(s, h.zone, zone)));

const defeatShare = (s: Fateforge, id: string): number => {
  const e = s.enemies.find((other) => other.id === id && !other.laid);
  if (!e) return s.escaped.includes(id) ? 0 : 1;
  const whole = toughnessOf(s, e) + e.armour + e.block;
  return (0.6 * e.damage) / whole + 0.3 / (1 + near(s, e.zone));
};

/** How far an objective has got, from 0 to 1. */
function progress(s: Fateforge, o: Objective): number {
  switch (o.kind) {
    case 'take':
      return mean(o.tokens, (id) => {
        const token = s.tokens.find((other) => other.id === id);
        if (!token) return 0;
        const carried = s.heroes.some((h) => h.id === token.by && !h.ko);
        if (carried) return 0.9;
        const guard = s.enemies.find((e) => e.guards === `objective ${id}`);
        return (guard ? 0.3 * defeatShare(s, guard.id) : 0.3) + 0.3 / (1 + near(s, token.zone));
      });
    case 'exit':
      return Math.max(...o.exits.map((letter) => exitProgress(s, letter)));
    case 'defeat':
      return defeatShare(s, o.enemy);
    case 'defeat-all':
    case 'gone': {
      const cards = o.kind === 'gone' ? [o.card] : o.cards;
      const left = s.enemies.filter((e) => !e.laid && cards.includes(e.card));
      return left.length === 0 ? 1 : (0.5 * mean(left, (e) => defeatShare(s, e.id))) / left.length;
    }
    case 'open':
    case 'explore': {
      const ids = o.kind === 'open' ? o.chests : o.tokens;
      return mean(ids, (id) => {
        const token = s.tokens.find((other) => other.id === id);
        return token?.open ? 1 : 0.4 / (1 + near(s, token?.zone ?? 0));
      });
    }
    default:
      return isMet(s, o) ? 1 : 0;
  }
}

function exitProgress(s: Fateforge, letter: string): number {
  const zone = exitZone(s, letter);
  const guard = s.enemies.find((e) => e.guards === `exit ${letter}`);
  const way = mean(s.heroes, (h) => {
    if (h.ko) return 0;
    const path = exitPath(s, h.zone, zone, (at) => hasEnemy(s, at));
    const cost = path.filter((at) => hasEnemy(s, at)).length;
    return path.length > 0 && cost < h.health ? 1 - 0.1 * cost : 0.1;
  });
  return isKept(s, `exit ${letter}`) && guard ? 0.4 * defeatShare(s, guard.id) : way;
}

const mean = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.length === 0 ? 1 : list.reduce((sum, item) => sum + value(item), 0) / list.length;

/** How well the party stands in a fight: objectives first, then health, then what lies in the bag. */
function sceneScore(s: Fateforge): number {
  const goals = mean(primaryOf(s), (o) => progress(s, o));
  const health = mean(s.heroes, (h) => (h.ko ? 0 : 0.3 + (0.7 * h.health) / h.maxHealth));
  const energy = mean(s.heroes, (h) => h.energy / Math.max(1, h.maxEnergy));
  const foes = s.enemies.filter((e) => !e.laid).length / (1 + boardFor(s.board).map.size);
  return Math.min(0.99, Math.max(0.01, 0.1 + 0.55 * goals + 0.22 * health + 0.03 * energy - 0.06 * foes));
}

export function score(s: Fateforge): number {
  if (s.ending === 'won') return 1;
  if (s.ending === 'fallen') return 0;
  if (s.ending === 'failed') return mean(primaryOf(s), (o) => progress(s, o)) * 0.1;
  if (!s.questline) return sceneScore(s);
  const done = s.questline.at + (s.phase === 'camp' ? 0.99 : sceneScore(s));
  return done / (questlineOf(s.questline.id)?.scenes.length ?? 1);
}
