/** FF-347 */
export const STORY_CARDS = [
  'letter',
  'torn-letter',
  'bell-shard-found',
  'shard-returned',
  'bell-song',
  'mould-half',
  'bronze-bill',
  'clapper-gone',
  'warden-key',
  'grave-ledger',
  'tally',
  'toll-chest',
  'sexton-key',
  'pearl',
  'regents-seal',
  'broken-moulds',
] as const;
export const isStoryCard = (id: string): boolean => (STORY_CARDS as readonly string[]).includes(id);
