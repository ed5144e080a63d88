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
  sceneOf,
  skillOf,
} from '../content/index.ts';

/** Names that are the same in every language. */
export const heroName = (id: string): string =>
  HERO_IDS.includes(id as HeroId) ? boardOf(id as HeroId).name : id;

/** `street-guard-1` is Street Guard 1; a boss has no number. */
export function enemyName(id: string): string {
  const [, card = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  if (!isEnemyCard(card)) return isEnemyCard(id) ? cardOf(id).name : id;
  const { name, colour } = cardOf(card);
  return colour === 'boss' ? name : `${name} ${number}`;
}

export const isEnemyId = (id: string): boolean => enemyName(id) !== id;

export const sceneName = (id: string): string => (isScene(id) ? sceneOf(id).title : id);

/** A skill, an item, a card of a deck, an ally. */
export function cardName(id: string): string | undefined {
  if (isSkill(id)) return skillOf(id).name;
  if (isItem(id)) return itemOf(id).name;
  if (isAlly(id)) return allyOf(id).name;
  return deckCardOf(id)?.name;
}

const RESULTS: Readonly<Record<string, string>> = {
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

/** The words of the dice are the same in every language. */
export const resultName = (face: string): string =>
  face
    .split('/')
    .map((part) => RESULTS[part] ?? part)
    .join('/');
