import { type Band, readBand } from './band.ts';
import { idOf } from './skill.ts';

/** In the order in which enemies act (FF-238); bosses come last. */
export const COLOURS = ['white', 'blue', 'red', 'green', 'brown', 'purple', 'boss'] as const;
export type Colour = (typeof COLOURS)[number];

export const ABILITIES = [
  'blocker',
  'frontliner',
  'stealth',
  'leader',
  'life-drain',
  'fear',
  'brace',
  'warded',
  'slippery',
  'grapple',
  'volatile',
  'alarm',
  'skirmish',
  'shield-mate',
  'regrow',
  'undying',
  'thief',
  'corrode',
  'rally',
  'ambush',
  'cinder',
] as const;
export type Ability = (typeof ABILITIES)[number];

const FACTIONS = ['wild', 'lantern-guard', 'rust-court', 'unburied', 'ember-choir', 'mirefolk'] as const;
export type Faction = (typeof FACTIONS)[number];

/** FF-184: whom a leader draws near, and from how far. */
interface Leads {
  readonly colour: Colour;
  readonly within: number;
}

/** FF-162 */
export interface EnemyCard {
  readonly id: string;
  readonly name: string;
  /** FF-015: '' for a boss. */
  readonly faction: Faction | '';
  readonly colour: Colour;
  readonly toughness: number;
  readonly armour: number;
  readonly band: Band;
  readonly abilities: readonly Ability[];
  readonly leads: Leads | null;
  readonly tokens: number;
}

/** The cards of one faction, each in a line: `red('Street Guard', 5, 2, 0, '0 hit / 1 step earliest')`. */
export function cardsOf(faction: Faction) {
  const make =
    (colour: Colour) =>
    (
      name: string,
      tokens: number,
      toughness: number,
      armour: number,
      band: string,
      abilities: readonly Ability[] = [],
      leads: Leads | null = null,
    ): EnemyCard => ({
      id: idOf(name),
      name,
      faction,
      colour,
      toughness,
      armour,
      band: readBand(band),
      abilities,
      leads,
      tokens,
    });
  return {
    white: make('white'),
    blue: make('blue'),
    red: make('red'),
    green: make('green'),
    brown: make('brown'),
    purple: make('purple'),
  };
}

/** What an elite has more than others of its colour (FF-164). */
export const ELITE = {
  toughness: 1,
  armour: 1,
  ability: {
    white: 'ambush',
    blue: 'alarm',
    red: 'shield-mate',
    green: 'regrow',
    brown: 'corrode',
    purple: '',
    boss: '',
  } satisfies Record<Colour, Ability | ''>,
} as const;
