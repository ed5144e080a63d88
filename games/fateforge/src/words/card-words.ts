import type { Passive, Trait, Use } from '../content/cards.ts';
import type { Deed } from '../content/deed.ts';
import type { Gain, Need } from '../content/results.ts';

/** How a language says what stands on cards. */
export interface CardWords {
  /** What is spent or gained. */
  result(id: Need | Gain): string;
  /** A clause without its full stop. */
  deed(deed: Deed): string;
  /** Between deeds of which one is chosen, and between those that follow each other. */
  readonly or: string;
  readonly next: string;
  twice(deed: string): string;
  readonly only: Readonly<Record<Exclude<Use['only'], ''>, string>>;
  readonly passives: Readonly<Record<Passive, (n: number) => string>>;
  armour(n: number): string;
  trait(trait: Trait): string;
  special(text: string): string;
  /** Of what does nothing in a fight. */
  readonly inStory: string;
}
