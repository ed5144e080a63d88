import { Fault, type Options } from '@wyrdhall/kernel';
import type { StoryScene } from './campaign-state.ts';
import { readBand } from './content/band.ts';
import { isExploration } from './content/campaign/city.ts';
import { isScene, questlineOf } from './content/index.ts';
import { boardFor } from './rules/board.ts';
import { toughnessOf } from './rules/figures.ts';
import { taleOf } from './rules/story/scene.ts';
import { shape } from './shape.ts';
import type { Enemy, Fateforge, Hero } from './state.ts';

const hasTwice = (things: readonly unknown[]): boolean => new Set(things).size < things.length;

/** What must always hold, as a complaint where it does not. */
export function broken(s: Fateforge, options?: Options): string | undefined {
  return (
    shape(s, 'state') ??
    brokenSeats(s, options) ??
    brokenBoard(s) ??
    brokenFigures(s) ??
    brokenOrder(s) ??
    brokenQuestline(s) ??
    brokenCampaign(s)
  );
}

/** FF-022: whoever is alone leads two heroes. */
function brokenSeats(s: Fateforge, options?: Options): string | undefined {
  if (options && s.players !== options.players)
    return `${s.players} players at a table of ${options.players}`;
  const heroes = Math.max(2, s.players);
  return s.heroes.length === heroes ? undefined : `${s.heroes.length} heroes of ${s.players} players`;
}

function brokenBoard(s: Fateforge): string | undefined {
  if (!isScene(s.board) && s.scene !== 'own') return `no map "${s.board}"`;
  if ((s.scene === 'own') !== (s.own !== null)) return 'a fight without a scene and without objectives';
  if (s.scene !== 'own' && s.scene !== s.board) return `the map of "${s.scene}" is ${s.board}`;
  try {
    const { map, all } = boardFor(s.board);
    if ((s.edges & ~all) !== 0) return 'edges that the map lacks';
    const zones = [...s.heroes, ...s.enemies, ...s.tokens, ...s.cages].map(({ zone }) => zone);
    zones.push(...s.tokens.flatMap(({ to }) => (to >= 0 ? [to] : [])));
    if (zones.some((zone) => zone >= map.size)) return 'somebody off the map';
    if (s.cages.some(({ edges }) => (edges & ~all) !== 0)) return 'a cage on edges that the map lacks';
  } catch {
    return `no map "${s.board}"`;
  }
  return undefined;
}

function brokenFigures(s: Fateforge): string | undefined {
  if (hasTwice(s.heroes.map(({ id }) => id)) || hasTwice(s.enemies.map(({ id }) => id)))
    return 'a figure twice';
  for (const h of s.heroes) {
    const complaint = brokenHero(h);
    if (complaint) return `${h.id}: ${complaint}`;
  }
  for (const e of s.enemies) {
    const complaint = brokenEnemy(s, e);
    if (complaint) return `${e.id}: ${complaint}`;
  }
  if (s.companion && !s.heroes[s.companion.hero]) return 'an ally of nobody';
  return undefined;
}

function brokenHero(h: Hero): string | undefined {
  // FF-066, FF-440
  if (h.health + h.toxic > h.maxHealth) return `health ${h.health} and ${h.toxic} of ${h.maxHealth}`;
  if (h.energy > h.maxEnergy) return `energy ${h.energy} of ${h.maxEnergy}`;
  if (h.ko !== (h.health === 0)) return h.ko ? 'KO with health' : 'no health, and standing';
  return hasTwice(h.skills) ? 'a skill twice' : undefined;
}

function brokenEnemy(s: Fateforge, e: Enemy): string | undefined {
  if (e.id !== `${e.card}-${e.number}`) return `number ${e.number}`;
  if (e.damage >= toughnessOf(s, e)) return `damage ${e.damage}, and it stands`;
  if (e.carries.some((k) => s.tokens[k]?.by !== e.id)) return 'carries what it does not have';
  try {
    if (e.band !== '') readBand(e.band);
  } catch {
    return `no band "${e.band}"`;
  }
  return undefined;
}

function brokenOrder(s: Fateforge): string | undefined {
  if (s.order.length !== s.heroes.length || hasTwice(s.order)) return `order ${s.order}`;
  if (s.order.some((i) => !s.heroes[i])) return `order ${s.order}`;
  if (s.at > s.heroes.length + 1) return `tile ${s.at}`;
  if (s.lastActed >= s.heroes.length) return `last was ${s.lastActed}`;
  return undefined;
}

function brokenQuestline(s: Fateforge): string | undefined {
  const { questline: q } = s;
  if ((s.mode === 'battle') !== (q !== null)) return 'Battle Mode and no questline, or the other way round';
  if (!q) return undefined;
  if (q.purse.length !== s.heroes.length || q.fallen.length !== s.heroes.length) return 'purses of nobody';
  const scene = questlineOf(q.id)?.scenes[q.at];
  return s.scene !== 'own' && scene !== s.scene ? `the questline is at ${scene}, not ${s.scene}` : undefined;
}

function brokenCampaign(s: Fateforge): string | undefined {
  const { campaign: c } = s;
  if ((s.mode === 'campaign') !== (c !== null)) return 'a campaign without its story, or the other way round';
  if (!c) return s.phase === 'story' ? 'a story without a campaign' : undefined;
  if (c.traits.length !== s.heroes.length) return 'traits of nobody';
  if (c.scene?.heroes.some((i) => !s.heroes[i])) return 'a scene of nobody';
  if (c.muster !== '' && !isScene(c.muster)) return `no fight "${c.muster}"`;
  const stranger = c.agenda.find((entry) => !isEntry(s, entry));
  if (stranger !== undefined) return `nobody knows "${stranger}"`;
  return c.scene ? brokenScene(c.scene) : undefined;
}

/** What may stand on an agenda (rules/campaign/agenda.ts). */
function isEntry(s: Fateforge, entry: string): boolean {
  const [what = '', id = ''] = entry.split(' ');
  switch (what) {
    case 'tell':
    case 'reward':
    case 'trait':
    case 'end':
    case 'rest-over':
      return true;
    case 'fight':
      return isScene(id);
    case 'branch':
      return id.split('|').every(isScene);
    case 'walk':
    case 'stroll':
      return isExploration(id);
    case 'rest':
      return /^r[1-8]$/.test(id);
    case 'die':
    case 'hire':
      return s.heroes[Number(id)] !== undefined;
  }
  return false;
}

/** A scene that a save names can be told. */
function brokenScene(scene: StoryScene): string | undefined {
  try {
    taleOf(scene);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}
