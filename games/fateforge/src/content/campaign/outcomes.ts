/**
 * What a fight brings (FF-010), as the tags that scripts use. `partly` stands where the party met a part of what was
 * asked: the first whose objectives (by index of the primary ones) are all met. `then` is a make-up fight (FF-007).
 */
export interface SceneOutcome {
  readonly won: readonly string[];
  readonly lost: readonly string[];
  readonly partly?: { readonly met: readonly number[]; readonly tags: readonly string[] };
  readonly makeUp?: string;
}

const NONE: readonly string[] = [];

export const OUTCOMES: Readonly<Record<string, SceneOutcome>> = {
  c01: { won: ['card letter', 'rep guilds 1'], lost: ['card torn-letter', 'explore X1 -1'] },
  c02: {
    won: ['card bell-shard-found', 'flag shard', 'rep bell-house 1'],
    lost: ['flag shardLost'],
    partly: { met: [0], tags: ['flag shard', 'rep rust-court -1'] },
  },
  c03: {
    won: ['card mould-half', 'flag mould'],
    lost: ['flag mouldBroken'],
    partly: { met: [0], tags: ['card mould-half', 'flag mould', 'energy -1 each'] },
  },
  c04a: {
    won: ['rep lantern-guard 1', 'rep rust-court -1', 'card bronze-bill'],
    lost: ['rep lantern-guard -1'],
    partly: { met: [0], tags: ['card bronze-bill'] },
  },
  c04b: {
    won: ['rep rust-court 1', 'rep lantern-guard -1', 'card bronze-bill'],
    lost: ['rep rust-court -1', 'gold -2'],
  },
  c05: {
    won: ['card clapper-gone'],
    lost: NONE,
    partly: { met: [0], tags: ['card clapper-gone'] },
    makeUp: 'c05m',
  },
  c05m: { won: ['card clapper-gone'], lost: ['card clapper-gone', 'corruption 1 each'] },
  c06: { won: ['card warden-key', 'flag veyDefeated'], lost: ['flag veyFled', 'rep lantern-guard -1'] },
  c07: { won: ['ally tam', 'rep mirefolk 1'], lost: ['ally tam', 'health -1 each'] },
  c08: {
    won: ['card grave-ledger', 'flag ledger'],
    lost: ['flag ledgerLost'],
    partly: { met: [0], tags: ['card grave-ledger', 'flag ledger'] },
  },
  c09a: {
    won: ['card tally', 'rep guilds 1'],
    lost: ['flag campWarned'],
    partly: { met: [0], tags: ['card tally'] },
  },
  c09b: {
    won: ['card toll-chest', 'rep rust-court -1'],
    lost: ['gold -3'],
    partly: { met: [0], tags: ['card toll-chest'] },
  },
  c10: { won: ['card sexton-key', 'flag sextonKey'], lost: NONE, makeUp: 'c10m' },
  c10m: { won: ['card sexton-key', 'flag sextonKey'], lost: ['card sexton-key', 'harm 2 each'] },
  // How many moulds came out is counted (src/rules/campaign/outcome.ts).
  c11: { won: NONE, lost: NONE },
  c12: { won: ['card pearl', 'flag matriarchDefeated'], lost: ['flag matriarchLoose'] },
  c13: { won: ['rep lantern-guard 1'], lost: NONE },
  c14a: {
    won: ['card regents-seal'],
    lost: ['flag alarm'],
    partly: { met: [0], tags: ['card regents-seal'] },
  },
  c14b: { won: ['card regents-seal'], lost: ['flag alarm'] },
  c15: { won: ['flag crownFlawed', 'card broken-moulds'], lost: NONE, makeUp: 'c15m' },
  c15m: { won: ['card broken-moulds'], lost: ['flag alarm', 'rep bell-house -1'] },
  c16: { won: ['flag bellRung'], lost: ['flag bellLost'] },
  c17: { won: ['flag regentDefeated'], lost: ['flag regentFled'] },
  s01: { won: NONE, lost: ['rep guilds -1'] },
  s02: { won: ['rep rust-court 1'], lost: ['rep rust-court -1'] },
  s03: { won: NONE, lost: NONE },
  s04: { won: NONE, lost: ['rep bell-house -1'] },
  s05: { won: NONE, lost: NONE },
  s06: { won: NONE, lost: ['rep rust-court -1'] },
  s07: { won: NONE, lost: NONE },
};

/** What a side quest that was won brings besides. */
export const REWARDS: Readonly<Record<string, readonly string[]>> = {
  sq01: ['gold 4', 'food 2'],
  sq02: NONE,
  sq03: ['gold 3', 'flag archiveFree'],
  sq04: NONE,
  sq05: ['rep bell-house 2', 'item 178'],
  sq06: ['points 2', 'gold 5'],
  sq07: ['item 167', 'rep guilds 1'],
  sq08: ['flag shrineOpen', 'corruption -1 choice'],
  sq09: ['ally bronze-hound'],
  sq10: ['tier 3'],
};
