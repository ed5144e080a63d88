import type { Flow } from '@wyrdhall/kernel';
import { entryIndex, restsBefore, SCHEDULE } from '../content/campaign/schedule.ts';
import type { HeroId } from '../content/cards.ts';
import { CORRUPTION, FEAR, questlineOf, SCENES, sceneOf, TRAPS } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt } from '../state.ts';
import { beginCampaign } from './campaign/begin.ts';
import { drawCorruption } from './corruption.ts';
import { corruptionEach } from './hardship.ts';
import { newHero, standardHero } from './heroes.ts';
import { layOut } from './lay-out.ts';
import { type FateforgeOptions, settingsFrom } from './settings.ts';

/** The first scene after a rest finds heroes whole, and so does a side quest. */
const isAfterRest = (id: string): boolean => {
  const { stage, act } = sceneOf(id);
  return act === 'side' || SCENES.find((other) => other.stage === stage)?.id === id;
};

/** FF-027: new, or as a party is that begins later. */
function heroFor(id: HeroId, { mode, at }: FateforgeOptions): Hero {
  if (mode === 'battle' || at === 'start') return newHero(id);
  const index = entryIndex(at);
  const isWhole = (SCHEDULE[index - 1] ?? 'r').startsWith('r');
  return index > 0 ? standardHero(id, restsBefore(index), isWhole) : newHero(id);
}

/** A state before anything was shuffled. */
export function begin(options: FateforgeOptions): Fateforge {
  const isBattle = options.mode === 'battle';
  const card = isBattle ? questlineOf(options.questline) : undefined;
  const isCampaign = options.mode === 'campaign';
  const scene = isCampaign ? 'c01' : (card?.scenes[0] ?? options.scene);
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
      isBattle || isCampaign ? heroFor(id, options) : standardHero(id, stage, isAfterRest(scene)),
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
      isBattle || isCampaign || options.ally === 'none'
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
    campaign: null,
    // Nothing of the story is given away in Battle Mode (FF-449).
    story: isBattle || isCampaign ? [] : [...options.story],
    unlocked: options.known.map(Number),
  };
  layOut(s, scene);
  if (isCampaign) beginCampaign(s, options.at);
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
  s.phase = s.questline ? 'learn' : s.campaign ? 'story' : 'arm';
}
