import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { seamViolations } from './seam.ts';

const trees: string[] = [];

function violationsOf(file: string, text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'wyrdhall-seam-'));
  trees.push(root);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return seamViolations(root);
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true });
});

const from = "from '@wyrdhall/kernel';";

describe('the seam between screens and a running game', () => {
  test.each([
    ['web/src/table/a.tsx', `import { Run } ${from}`, 'Run'],
    ['web/src/table/a.tsx', `import type { Game, Run } ${from}`, 'Run'],
    ['web/src/faces/b/a.tsx', `import { choice, type Run } ${from}`, 'Run'],
    ['web/src/session/a.ts', `import {\n  type Game,\n  seenBy,\n} ${from}`, 'seenBy'],
    ['web/src/session/a.ts', `import { resume as open } ${from}`, 'resume'],
    ['web/src/store/a.ts', `export { Run } ${from}`, 'Run'],
    ['web/src/thinker/bots.ts', `import * as kernel ${from}`, '*'],
  ])('%s may not reach past it: %s', (file, text, name) => {
    expect(violationsOf(file, text)).toEqual([`${file} → ${name}\n    screens-see-a-table-through-its-link`]);
  });

  test.each([
    ['web/src/session/here.ts', `import { Run, resume, seenBy } ${from}`],
    ['web/src/thinker/thinker.worker.ts', `import { type Run, runAt } ${from}`],
    ['web/src/replay/film.ts', `import { Run } ${from}`],
    ['web/src/store/keeper.ts', `import type { Run } ${from}`],
    ['web/src/session/here.test.ts', `import { Run } ${from}`],
    ['web/src/table/a.tsx', `import { type Asked, type Rune, choice } ${from}`],
  ])('%s may: %s', (file, text) => {
    expect(violationsOf(file, text)).toEqual([]);
  });

  test('is kept in this hall, and there is something to look at', () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    expect(seamViolations(root)).toEqual([]);
  });
});
