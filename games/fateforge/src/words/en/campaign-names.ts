import { PLACES } from '../../content/campaign/city.ts';
import { LOCATIONS } from '../../content/campaign/locations.ts';
import { PERSON_NAMES } from '../../content/campaign/people.ts';
import { QUESTS } from '../../content/campaign/quests.ts';
import type { CampaignNames } from '../campaign-words.ts';

const named = (list: readonly { readonly id: string; readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

export const campaign: CampaignNames = {
  traits: {
    perception: 'Perception',
    guile: 'Guile',
    charm: 'Charm',
    spirit: 'Spirit',
    might: 'Might',
    lore: 'Lore',
    agility: 'Agility',
    resolve: 'Resolve',
  },
  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  bands: { hostile: 'hostile', wary: 'wary', neutral: 'neutral', friendly: 'friendly', trusted: 'trusted' },
  dice: { red: 'red', yellow: 'yellow', blue: 'blue', green: 'green', melee: 'melee', ranged: 'ranged' },
  faces: { success: 'Success', trait: 'Trait', blank: 'blank' },
  known: {
    ...PERSON_NAMES,
    'lantern-guard': 'the Lantern Guard',
    'rust-court': 'the Rust Court',
    mirefolk: 'the Mirefolk',
    'bell-house': 'the Bell House',
    guilds: 'the Guilds',
  },
  cards: {
    letter: 'The Regent’s Letter',
    'torn-letter': 'A Torn Letter',
    'bell-shard-found': 'A Shard of the Bell',
    'shard-returned': 'The Shard Returned',
    'bell-song': 'The Bell Song',
    'mould-half': 'Half a Mould',
    'bronze-bill': 'The Bronze Bill',
    'clapper-gone': 'No Clapper',
    'warden-key': 'The Warden’s Key',
    'grave-ledger': 'The Grave Ledger',
    tally: 'The Burners’ Tally',
    'toll-chest': 'The Toll Chest',
    'sexton-key': 'The Sexton’s Key',
    pearl: 'The Pearl',
    'regents-seal': 'The Regent’s Seal',
    'broken-moulds': 'Broken Moulds',
  },
  locations: named(LOCATIONS),
  quests: named(QUESTS),
  places: named(PLACES),
  ways: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
  explorations: {
    x1: 'Find the Bell House',
    x2: 'Through the Bone Quarter',
    x3: 'The Clerk’s Way',
    x4: 'The Lost Verse',
  },
};
