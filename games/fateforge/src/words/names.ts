import { HERO_IDS, type HeroId } from '../content/cards.ts';
import {
  allyOf,
  boardOf,
  cardOf,
  deckCardOf,
  isAlly,
  isEnemyCard,
  isItem,
  isScene,
  isSkill,
  itemOf,
  questlineOf,
  sceneOf,
  skillOf,
} from '../content/index.ts';
import type { Language } from './language.ts';

type ById = Readonly<Record<string, string>>;

/** What things are called in another language than English, which has the names beside the facts. */
interface World {
  readonly heroes: ById;
  readonly enemies: ById;
  /** Skills, items, cards of the decks, allies. */
  readonly cards: ById;
  readonly scenes: ById;
  /** By what they are called in English: events name them so. */
  readonly zones: ById;
  readonly questlines: ById;
  readonly results: ById;
}

const worlds = new Map<Language, World>();

/** From now on the world has names in this language. */
export const nameWorld = (language: Language, world: World): void => void worlds.set(language, world);

const RESULTS: ById = {
  step: 'Step',
  hit: 'Hit',
  'long-hit': 'long Hit',
  'skill-hit': 'Skill Hit',
  shot: 'Shot',
  'skill-shot': 'Skill Shot',
  focus: 'Focus',
  block: 'Block',
  special: 'Special',
  wild: 'Wild',
  miss: 'Miss',
};

const isHero = (id: string): id is HeroId => (HERO_IDS as readonly string[]).includes(id);

function englishCard(id: string): string | undefined {
  if (isSkill(id)) return skillOf(id).name;
  if (isItem(id)) return itemOf(id).name;
  if (isAlly(id)) return allyOf(id).name;
  return deckCardOf(id)?.name;
}

/** `street-guard-1` is the first Street Guard. */
export function numbered(id: string): readonly [card: string, number: string] {
  if (isEnemyCard(id)) return [id, ''];
  const [, card = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return isEnemyCard(card) ? [card, number] : ['', ''];
}

export const isEnemyId = (id: string): boolean => numbered(id)[0] !== '';

/** The names in a language; what nothing is known of stays an id. */
export function namesIn(language: Language) {
  const named = (kind: keyof World, id: string): string | undefined => {
    const names = worlds.get(language)?.[kind];
    return names && Object.hasOwn(names, id) ? names[id] : undefined;
  };
  const resultName = (face: string): string =>
    face
      .split('/')
      .map((part) => named('results', part) ?? RESULTS[part] ?? part)
      .join('/');
  return {
    heroName: (id: string): string => (isHero(id) ? (named('heroes', id) ?? boardOf(id).name) : id),
    /** `street-guard-1` is Street Guard 1; a boss has no number. */
    enemyName(id: string): string {
      const [card, number] = numbered(id);
      if (card === '') return id;
      const { name, colour } = cardOf(card);
      const own = named('enemies', card) ?? name;
      return colour === 'boss' || number === '' ? own : `${own} ${number}`;
    },
    sceneName: (id: string): string => (isScene(id) ? (named('scenes', id) ?? sceneOf(id).title) : id),
    /** By its English name, as events and questions give it. */
    zoneName: (name: string): string => named('zones', name) ?? name,
    questlineName: (id: string): string | undefined => named('questlines', id) ?? questlineOf(id)?.name,
    /** A skill, an item, a card of a deck, an ally. */
    cardName: (id: string): string | undefined => named('cards', id) ?? englishCard(id),
    resultName,
  };
}
