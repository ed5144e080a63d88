import { readdirSync, readFileSync } from 'node:fs';
import { checkKept } from '@wyrdhall/kernel/conformance';
import { describe, test } from 'vitest';
import { rollingFates } from './index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rulebook = read('../rulebook.md');

/** Games that were played to the end, kept as files. A change of the rules that breaks them raises the version. */
describe('a finished game can be replayed from its file, and every event cites its rule', () => {
  test.each(readdirSync(new URL('../replays/', import.meta.url)))('%s', (file) => {
    checkKept(rollingFates, rulebook, read(`../replays/${file}`));
  });
});
