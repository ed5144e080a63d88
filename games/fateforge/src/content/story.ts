/** What the story may have brought about before a fight, and what changes there because of it (FF-497). */
export const STORY = [
  /** The Warden is known to the party: she may be offered quarter in c06. */
  'trust-guard',
  /** The marsh people hold back in c12, and the Matriarch can be calmed. */
  'mire-pact',
  /** The archer of c13 is on the party's side. */
  'watch-friends',
  /** The bell of c16 has one cube more for each. */
  'bell-tuned',
  'shard-kept',
  /** The Regent of c17 has armour 2. */
  'crown-flawed',
  /** The Choirmaster is not in c17. */
  'choir-broken',
] as const;
export type StoryFact = (typeof STORY)[number];
