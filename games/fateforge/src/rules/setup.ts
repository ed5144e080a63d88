import type { Flow, Option, Options } from '@wyrdhall/kernel';
import type { HeroId } from '../content/cards.ts';
import { ELITE } from '../content/enemy.ts';
import {
  allyOf,
  boardOf,
  bossOf,
  CORRUPTION,
  cardOf,
  FEAR,
  isItem,
  SCENES,
  SKILLS,
  sceneOf,
  skillOf,
  TRAPS,
} from '../content/index.ts';
import type { MapToken } from '../content/token.ts';
import {
  type Fateforge,
  type FateforgeTable,
  type Hero,
  heroAt,
  type Questline,
  type Settings,
  seatOf,
  type Token,
} from '../state.ts';
import { boardFor, edgeBetween, zoneName } from './board.ts';
import { rollDice } from './dice.ts';
import { equip, passivesOf } from './gear.ts';
import { newEnemy } from './spawn.ts';

export interface FateforgeOptions extends Options {
  readonly heroes: readonly HeroId[];
  readonly scene: string;
  readonly profile: Settings['profile'];
  readonly hardcore: boolean;
  readonly screens: boolean;
  readonly ally: string;
  readonly bandMatch: Settings['bandMatch'];
  readonly dashPenalty: Settings['dashPenalty'];
  readonly moveTarget: Settings['moveTarget'];
  readonly difficultExtra: Settings['difficultExtra'];
  readonly trapAvoid: Settings['trapAvoid'];
  readonly maxExtraRounds: number;
}

/** FF-024 to FF-034: a hero as the campaign begins. */
export function newHero(id: HeroId): Hero {
  const board = boardOf(id);
  const h: Hero = {
    id,
    zone: 0,
    health: board.health,
    energy: board.energy,
    toxic: 0,
    maxHealth: board.health,
    maxEnergy: board.energy,
    ko: false,
    revived: false,
    dice: [...board.dice],
    pool: [],
    gifts: [],
    skills: SKILLS.filter((skill) => skill.hero === id && skill.level === 0).map((skill) => skill.id),
    reserve: [],
    gear: [],
    passives: [],
    corruption: [],
    fear: [],
    block: 0,
    stunned: false,
    hidden: id === 'rogue',
    lunge: true,
    flasks: id === 'alchemist' ? 3 : 0,
    round: [],
    scene: [],
    marks: [],
    dash: false,
    held: { health: board.health, energy: board.energy },
    exited: false,
    wasKO: false,
  };
  for (const item of board.items) equip(h, item);
  return h;
}

/** FF-077, FF-410: a skill is owned, in place of the one it improves. */
function learn(h: Hero, id: string): void {
  const { upgrades } = skillOf(id);
  h.skills = h.skills.filter((other) => other !== upgrades);
  h.skills.push(id);
  const MOST_ACTIVE = 6;
  while (h.skills.length > MOST_ACTIVE) h.reserve.push(h.skills.shift() as string);
}

const DICE_AFTER = [2, 5, 8];

/** A standard hero after so many rests: what was bought, dice gained, and worn down after the first fight. */
function standardHero(id: HeroId, stage: number, isWhole: boolean): Hero {
  const { buys, byStage, upgrades } = boardOf(id);
  const h = newHero(id);
  for (const buy of buys.slice(0, byStage[stage])) {
    if (isItem(buy)) equip(h, buy);
    else learn(h, buy);
  }
  DICE_AFTER.forEach((rest, k) => {
    const die = upgrades[k];
    if (stage >= rest && die) h.dice.push(die);
  });
  h.passives = passivesOf(h);
  h.maxHealth += h.passives.filter((passive) => passive === 'max-health').length;
  if (!isWhole) {
    h.health = Math.max(1, h.health - 2);
    h.energy = Math.max(0, h.energy - 2);
  }
  return h;
}

/** The first scene after a rest finds heroes whole. */
const isAfterRest = (scene: string): boolean => {
  const { stage } = sceneOf(scene);
  return SCENES.find((other) => other.stage === stage)?.id === scene || /^s/.test(scene);
};

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

/** What lies on the map for so many heroes. */
function layOut(s: Fateforge, scene: string): void {
  const facts = sceneOf(scene);
  s.scene = scene;
  s.board = scene;
  const board = boardFor(scene);
  s.edges = board.all;
  s.rounds = facts.rounds - (s.questline?.id === 'b3' && scene === 'c11' ? 1 : 0);
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
  s.enemies = facts.enemies
    .slice(0, Math.max(1, s.heroes.length - 1))
    .flat()
    .map(({ card, number, zone, guards }) => {
      const e = newEnemy(card, number, board.map.zones.get(zone) ?? 0);
      e.guards = guards;
      e.carries = s.tokens.flatMap((token, k) => (token.by === e.id ? [k] : []));
      return e;
    });
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
}

/** With three or four heroes there is more to find. */
function extraLoot(s: Fateforge, act: number | 'side'): void {
  const gem = s.tokens.find(({ kind }) => kind === 'gem');
  const isBoss = /^(c06|c12|c17)$/.test(s.scene);
  if (!gem || act === 'side') return;
  for (let n = 2; n < s.heroes.length; n++)
    s.tokens.push({ kind: 'gem', id: '', zone: gem.zone, to: -1, n: isBoss ? 3 : 1, open: false, by: '' });
}

/** FF-449: elites of a questline. */
function promote(s: Fateforge): void {
  const elite = { b2: ['green', 'brown'], b4: ['white', 'blue', 'red', 'green', 'brown'] }[
    s.questline?.id ?? ''
  ];
  if (!elite) return;
  for (const e of s.enemies) {
    const { colour } = cardOf(e.card);
    const isFirst = e === s.enemies.find((other) => cardOf(other.card).colour === colour);
    if (!elite.includes(colour) || (s.questline?.id === 'b2' && !isFirst)) continue;
    e.elite = true;
    e.armour += ELITE.armour;
  }
}

/** FF-100: a state before anything was shuffled. */
export function begin(options: FateforgeOptions): Fateforge {
  const solo = options.players === 1;
  const { profile, hardcore, bandMatch, dashPenalty, moveTarget, difficultExtra, trapAvoid } = options;
  const { stage } = sceneOf(options.scene);
  const s: Fateforge = {
    settings: {
      profile,
      hardcore,
      screens: options.screens && !solo,
      solo,
      bandMatch,
      dashPenalty,
      moveTarget,
      difficultExtra,
      trapAvoid,
      maxExtraRounds: options.maxExtraRounds,
    },
    mode: 'scene',
    players: options.players,
    scene: options.scene,
    board: options.scene,
    own: null,
    rounds: 0,
    round: 1,
    extra: 0,
    phase: 'setup',
    order: options.heroes.map((_, i) => i),
    place: 0,
    at: 0,
    began: false,
    queue: [],
    rank: -1,
    heroes: options.heroes.map((id) => standardHero(id, stage, isAfterRest(options.scene))),
    enemies: [],
    tokens: [],
    edges: 0,
    difficult: 0,
    tar: 0,
    smoke: 0,
    snares: 0,
    cages: [],
    defeated: [],
    escaped: [],
    gemStolen: false,
    fearCards: 0,
    trapCards: 0,
    foreseen: false,
    decks: {
      corruption: CORRUPTION.map(({ id }) => id),
      fear: FEAR.map(({ id }) => id),
      trap: TRAPS.map(({ id }) => id),
      graveyard: [],
    },
    bag: { gold: 0, food: 0, items: [] },
    gems: [],
    companion:
      options.ally === 'none' ? null : { id: options.ally, hero: 0, dice: [], damage: 0, out: false },
    boss: null,
    lastActed: -1,
    exit: '',
    met: { primary: [], secondary: [] },
    victory: 0,
    ending: '',
    questline: null as Questline | null,
  };
  layOut(s, options.scene);
  const [start = 0] = boardFor(s.board).start;
  for (const h of s.heroes) h.zone = start;
  return s;
}

/** FF-131, FF-411, FF-412 */
export function* setup(t: FateforgeTable): Flow {
  const s = t.state;
  t.shuffle(s.decks.corruption);
  t.shuffle(s.decks.fear);
  t.shuffle(s.decks.trap);
  const { start } = boardFor(s.board);
  for (let i = 0; i < s.heroes.length && start.length > 1; i++) {
    const options = start.map((zone): Option<number> => ({ id: `zone:${zoneName(s, zone)}`, value: zone }));
    const question = { id: 'start', rule: 'FF-131', figure: heroAt(s, i).id };
    heroAt(s, i).zone = yield* t.choose(seatOf(s, i), question, options);
  }
  if (s.companion) yield* meetAlly(t);
  s.phase = 'prepare';
}

function* meetAlly(t: FateforgeTable): Flow {
  const s = t.state;
  const ally = s.companion;
  if (!ally) return;
  const options = s.heroes.map((h, i) => ({ id: `hero:${h.id}`, value: i }));
  ally.hero = yield* t.choose(0, { id: 'accompany', rule: 'FF-411', data: { ally: ally.id } }, options);
  for (const colour of allyOf(ally.id).dice) {
    let die = '';
    do [die = ''] = yield* rollDice(t, ally.hero, [colour], 'FF-412');
    while (die.endsWith(':miss'));
    ally.dice.push(die);
  }
}
