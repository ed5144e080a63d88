import { readdirSync, readFileSync } from 'node:fs';
import { readRulebook, readSave, replay } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { grimheim } from './index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rules = new Set(readRulebook(read('../rulebook.md')).rules.map((rule) => rule.id));
const files = readdirSync(new URL('../replays/', import.meta.url));

/** Games that were played to the end, kept as files. A change of the rules that breaks them raises the version. */
describe('a finished game can be replayed from its file, and every event cites its rule', () => {
  test.each(files)('%s', (file) => {
    const played = replay(grimheim, readSave(read(`../replays/${file}`)));
    expect(played.map((part) => part.diverged)).toEqual(played.map(() => undefined));
    const last = played.at(-1);
    expect(last?.run.outcome).toBeDefined();
    const told = played.flatMap((part) => part.run.told());
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((event) => !rules.has(event.rule))).toEqual([]);
  });
});
