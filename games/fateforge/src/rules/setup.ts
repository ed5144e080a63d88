import type { Flow, Options } from '@wyrdhall/kernel';
import type { HeroId } from '../content/cards.ts';
import { CORRUPTION, FEAR, questlineOf, SCENES, sceneOf, TRAPS } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, heroAt, type Settings } from '../state.ts';
import { drawCorruption } from './corruption.ts';
import { corruptionEach } from './hardship.ts';
import { newHero, standardHero } from './heroes.ts';
import { layOut } from './lay-out.ts';

export interface FateforgeOptions extends Options {
  readonly mode: Fateforge['mode'];
  readonly questline: string;
  readonly heroes: readonly HeroId[];
  readonly scene: string;
  readonly profile: Settings['profile'];
  readonly hardcore: boolean;
  readonly screens: boolean;
  readonly ally: string;
  readonly story: readonly string[];
  readonly known: readonly string[];
  readonly bandMatch: Settings['bandMatch'];
  readonly dashPenalty: Settings['dashPenalty'];
  readonly moveTarget: Settings['moveTarget'];
  readonly difficultExtra: Settings['difficultExtra'];
  readonly trapAvoid: Settings['trapAvoid'];
  readonly maxExtraRounds: number;
  readonly noExit: number;
  readonly reviveCost: Settings['reviveCost'];
  readonly soloToughness: number;
  readonly soloReactions: number;
}

/** The first scene after a rest finds heroes whole, and so does a side quest. */
const isAfterRest = (id: string): boolean => {
  const { stage, act } = sceneOf(id);
  return act === 'side' || SCENES.find((other) => other.stage === stage)?.id === id;
};

function settingsFrom(options: FateforgeOptions): Settings {
  const solo = options.players === 1;
  return {
    profile: options.profile,
    hardcore: options.hardcore,
    screens: options.screens && !solo,
    solo,
    bandMatch: options.bandMatch,
    dashPenalty: options.dashPenalty,
    moveTarget: options.moveTarget,
    difficultExtra: options.difficultExtra,
    trapAvoid: options.trapAvoid,
    maxExtraRounds: options.maxExtraRounds,
    noExit: options.noExit,
    reviveCost: options.reviveCost,
    soloToughness: options.soloToughness,
    soloReactions: options.soloReactions,
  };
}

/** A state before anything was shuffled. */
export function begin(options: FateforgeOptions): Fateforge {
  const isBattle = options.mode === 'battle';
  const card = isBattle ? questlineOf(options.questline) : undefined;
  const scene = card?.scenes[0] ?? options.scene;
  const { stage } = sceneOf(scene);
  const s: Fateforge = {
    settings: settingsFrom(options),
    mode: options.mode,
    players: options.players,
    scene,
    board: scene,
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
    heroes: options.heroes.map((id) =>
      isBattle ? newHero(id) : standardHero(id, stage, isAfterRest(scene)),
    ),
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
      isBattle || options.ally === 'none'
        ? null
        : { id: options.ally, hero: 0, dice: [], damage: 0, out: false },
    boss: null,
    lastActed: -1,
    exit: '',
    met: { primary: [], secondary: [] },
    victory: 0,
    ending: '',
    questline: card
      ? {
          id: card.id,
          at: 0,
          purse: options.heroes.map(() => card.gold),
          secondary: 0,
          fallen: options.heroes.map(() => false),
          corruptionDrawn: 0,
        }
      : null,
    // Nothing of the story is given away in Battle Mode (FF-449).
    story: isBattle ? [] : [...options.story],
    unlocked: options.known.map(Number),
  };
  layOut(s, scene);
  return s;
}

/** FF-131, FF-450 */
export function* setup(t: FateforgeTable): Flow {
  const s = t.state;
  t.shuffle(s.decks.corruption);
  t.shuffle(s.decks.fear);
  t.shuffle(s.decks.trap);
  const cards = corruptionEach(s);
  for (let i = 0; i < s.heroes.length; i++) {
    for (let n = 0; n < cards; n++) yield* drawCorruption(t, i);
    if (cards > 0) heroAt(s, i).scene = [];
  }
  if (s.questline) s.questline.corruptionDrawn = 0;
  s.phase = s.questline ? 'learn' : 'arm';
}
