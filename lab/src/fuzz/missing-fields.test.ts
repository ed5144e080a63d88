import { games } from '@wyrdhall/games';
import {
  choice,
  type Game,
  hashState,
  type Prompt,
  Random,
  Refusal,
  Run,
  randomPick,
  readSave,
  resume,
  type Save,
  save,
} from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../chunk.ts';

interface Forged {
  readonly state: { readonly yellow?: unknown[]; readonly zoneStart?: { readonly treasures: string[] } };
}

/** A save after so many random answers. */
function savedAfter(game: Game, answers: number, options: Readonly<Record<string, unknown>> = {}): Save {
  const run = Run.start(game, { players: Math.max(2, game.players.min), ...options }, { seed: 3 });
  const random = Random.fromSeed(1);
  for (let i = 0; i < answers && !run.outcome; i++) {
    const prompt = random.of(run.prompts) as Prompt;
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return save(run);
}

/** The paths of all fields of records, each kind of record once: `heroes.0.life`, but not `heroes.1.life`. */
function fieldsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return fieldsOf(value[0], [...path, '0']);
  return Object.entries(value).flatMap(([name, field]) => {
    const own = [...path, name];
    return [own, ...fieldsOf(field, own)];
  });
}

/** The same save as an older version might have written it, without one field of its state. */
const without = (saved: Save, path: readonly string[]): string =>
  olderWith(saved, ({ state }) => {
    let record = state as Record<string, unknown>;
    for (const name of path.slice(0, -1)) record = record[name] as Record<string, unknown>;
    delete record[path.at(-1) ?? ''];
  });

/** The same save as if an older version had written it, with another checkpoint; its sums fit. */
function olderWith(saved: Save, change: (checkpoint: Forged) => void): string {
  const older = structuredClone(saved) as { -readonly [K in keyof Save]: Save[K] };
  change(older.checkpoint as Forged);
  older.version = 0;
  older.segments = older.segments.map((segment) => ({ ...segment, version: 0 }));
  const { sums: _, segments, ...head } = older;
  const sums = { head: hashState(head).toString(36), segments: hashState(segments).toString(36) };
  return JSON.stringify({ ...older, sums });
}

/** Each of these was once believed: the state itself is sound, and falls apart when it is played on. */
const forged: readonly (readonly [string, string, (checkpoint: Forged) => void])[] = [
  ['grimheim', 'an unknown monster card', ({ state }) => state.yellow?.splice(0, 1, 'pass')],
  [
    'rolling-fates',
    'a Treasure twice where the zone began',
    ({ state }) => {
      const { treasures = [] } = state.zoneStart ?? {};
      treasures.push(treasures[0] ?? '');
    },
  ],
];

test.each(forged)('%s: %s is refused', async (id, _what, change) => {
  const { upgrade: _, ...game } = await loadGame(id);
  const options = id === 'rolling-fates' ? { mercy: 'retry' } : {};
  const saved = savedAfter(game, 25, options);
  expect(() => resume(game, readSave(olderWith(saved, () => undefined)))).not.toThrow();
  expect(() => resume(game, readSave(olderWith(saved, change)))).toThrow(Refusal);
});

/** Counts, and what a scene keeps only where it has changed, may be absent. */
const MAY_LACK = /\.(appeared\.[\w-]+|values(\.\w+)?)$/;

test.each(games.map(({ id }) => id))(
  '%s: a save of an older version whose state lacks any one field is refused with a reason',
  async (id) => {
    const { upgrade: _, ...game } = await loadGame(id);
    const taken = new Set<string>();
    let fields = 0;
    for (const answers of [3, 25, 60]) {
      const saved = savedAfter(game, answers);
      for (const path of fieldsOf(saved.checkpoint.state)) {
        const name = path.join('.');
        if (MAY_LACK.test(`.${name}`)) continue;
        fields++;
        try {
          resume(game, readSave(without(saved, path)));
          taken.add(name);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }
    }
    expect([...taken]).toEqual([]);
    expect(fields).toBeGreaterThan(20);
  },
);
