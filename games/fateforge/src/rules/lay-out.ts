import { bossOf, sceneOf } from '../content/index.ts';
import { roundsMore } from '../content/might.ts';
import type { Placed } from '../content/scene.ts';
import type { MapToken } from '../content/token.ts';
import type { Enemy, Fateforge, Hero, Token } from '../state.ts';
import { boardFor, edgeBetween } from './board.ts';
import { fewerRounds, promote } from './hardship.ts';
import { newEnemy } from './spawn.ts';

function placeToken(s: Fateforge, token: MapToken): Token {
  const { zones } = boardFor(s.board).map;
  const zone = zones.get(token.zone) ?? 0;
  const bits = token.from.reduce((mask, name) => mask | (1 << (zones.get(name) ?? 0)), 0);
  return {
    kind: token.kind,
    id: token.id,
    zone,
    to: token.to === '' ? -1 : (zones.get(token.to) ?? -1),
    n: token.kind === 'barricade' ? bits : token.n,
    open: token.open,
    by: token.carrier,
  };
}

/** FF-497: who is not there, because the story went so. */
const ABSENT: Readonly<Record<string, readonly string[]>> = {
  'c12 mire-pact': ['fen-mother-1', 'reed-spear-1'],
  'c13 watch-friends': ['lantern-archer-2'],
  'c17 choir-broken': ['choirmaster-1'],
};

const isAbsent = (s: Fateforge, id: string): boolean =>
  s.story.some((fact) => ABSENT[`${s.scene} ${fact}`]?.includes(id));

function placeEnemy(s: Fateforge, { card, number, zone, guards }: Placed): Enemy {
  const e = newEnemy(card, number, boardFor(s.board).map.zones.get(zone) ?? 0);
  e.guards = guards;
  e.carries = s.tokens.flatMap((token, k) => (token.by === e.id ? [k] : []));
  return e;
}

/** What lies on the map of a scene for so many heroes (FF-498). */
export function layOut(s: Fateforge, scene: string): void {
  const facts = sceneOf(scene);
  s.scene = scene;
  s.board = scene;
  const board = boardFor(scene);
  s.edges = board.all;
  s.rounds = facts.rounds - fewerRounds(s) + roundsMore(scene, s.heroes.length);
  s.place = facts.place;
  s.tokens = [];
  s.difficult = 0;
  for (const token of facts.tokens) {
    if (token.kind === 'difficult') s.difficult |= 1 << (board.map.zones.get(token.zone) ?? 0);
    else s.tokens.push(placeToken(s, token));
  }
  extraLoot(s, facts.act);
  for (const token of s.tokens)
    if (token.kind === 'door' && !token.open) s.edges &= ~edgeBetween(s, token.zone, token.to);
  const placed = facts.enemies.slice(0, Math.max(1, s.heroes.length - 1)).flat();
  s.enemies = placed.map((one) => placeEnemy(s, one)).filter(({ id }) => !isAbsent(s, id));
  const boss = s.enemies.map((e) => bossOf(e.card)).find(Boolean);
  s.boss = boss
    ? {
        phase: 1,
        cubes: (boss.weakSpots[0]?.icons ?? []).map(() => false),
        exploited: boss.weakSpots.map(() => 0),
        marks: [],
      }
    : null;
  promote(s);
  asTheStoryHasIt(s, placed);
  const [start = 0] = board.start;
  for (const h of s.heroes) h.zone = start;
}

function asTheStoryHasIt(s: Fateforge, placed: readonly Placed[]): void {
  const has = (scene: string, fact: string): boolean => s.scene === scene && s.story.includes(fact);
  if (has('c13', 'watch-friends')) {
    const zone = placed.find(({ card }) => card === 'lantern-archer')?.zone ?? '';
    const at = boardFor(s.board).map.zones.get(zone) ?? 0;
    s.tokens.push({ kind: 'friend', id: 'lantern-archer-2', zone: at, to: -1, n: 0, open: false, by: '' });
  }
  const bell = s.tokens.find(({ id }) => id === 'bell');
  if (bell) bell.n += Number(has('c16', 'bell-tuned')) + Number(has('c16', 'shard-kept'));
  const regent = s.enemies.find(({ card }) => card === 'the-hollow-regent');
  if (regent && has('c17', 'crown-flawed')) regent.armour = 2;
}

/** FF-498: with three or four heroes there is more to find. */
function extraLoot(s: Fateforge, act: number | 'side'): void {
  const gem = s.tokens.find(({ kind }) => kind === 'gem');
  const isBossScene = sceneOf(s.scene)
    .enemies.flat()
    .some(({ card }) => bossOf(card));
  if (!gem || act === 'side') return;
  for (let n = 2; n < s.heroes.length; n++)
    s.tokens.push({
      kind: 'gem',
      id: '',
      zone: gem.zone,
      to: -1,
      n: isBossScene ? 3 : 1,
      open: false,
      by: '',
    });
}

/** FF-278, FF-419, FF-439: a hero as the next scene begins. */
export function refresh(h: Hero): void {
  h.pool = [];
  h.gifts = [];
  h.fear = [];
  h.round = [];
  h.scene = [];
  h.marks = [];
  h.block = 0;
  h.dash = false;
  h.revived = false;
  h.exited = false;
  h.wasKO = h.ko;
  h.hidden = h.id === 'rogue';
  h.flasks = h.id === 'alchemist' ? 3 : 0;
}
