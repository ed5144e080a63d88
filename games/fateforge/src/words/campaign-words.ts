import type { Level } from '../content/campaign/economy.ts';
import type { Band } from '../content/campaign/people.ts';
import type { Trait } from '../content/cards.ts';
import type { DieColour } from '../content/results.ts';

/** What the campaign is made of, in one language. */
export interface CampaignNames {
  readonly traits: Readonly<Record<Trait, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly bands: Readonly<Record<Band, string>>;
  readonly dice: Readonly<Record<DieColour, string>>;
  readonly faces: Readonly<Record<'success' | 'trait' | 'blank', string>>;
  /** Factions and people. */
  readonly known: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, string>>;
  readonly locations: Readonly<Record<string, string>>;
  readonly quests: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
  readonly ways: Readonly<Record<string, string>>;
  readonly explorations: Readonly<Record<string, string>>;
}
