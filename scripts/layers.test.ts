import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLayers } from './layers.ts';

const trees: string[] = [];

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'wyrdhall-layers-'));
  trees.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true });
});

const packageOf = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const x = 1;',
});

describe('layers', () => {
  test('counts the modules it saw', async () => {
    const root = tree({
      'kernel/src/index.ts': "export { a } from './a.ts';",
      'kernel/src/a.ts': 'export const a = 1;',
      'kernel/src/alone.ts': 'export const b = 1;',
    });
    expect(await checkLayers(root)).toEqual({ files: 3, modules: 3, violations: [] });
  });

  test('sees no module where there is none', async () => {
    expect(await checkLayers(tree({ 'docs/a.md': '' }))).toMatchObject({ files: 0, modules: 0 });
  });

  test.each<[rule: string, from: string, to: string]>([
    ['kernel-may-import-only-itself', 'kernel/src/a.ts', 'parts/src/b.ts'],
    ['parts-may-import-only-kernel', 'parts/src/a.ts', 'games/toy/src/b.ts'],
    ['story-may-import-only-kernel', 'story/src/a.ts', 'games/toy/src/b.ts'],
    ['games-may-import-only-kernel-parts-story', 'games/toy/src/a.ts', 'players/src/b.ts'],
    ['players-may-import-only-kernel', 'players/src/a.ts', 'parts/src/b.ts'],
    ['lab-may-import-only-kernel-games-players', 'lab/src/a.ts', 'cli/src/b.ts'],
    ['no-game-knows-another', 'games/toy/src/a.ts', 'games/other/src/b.ts'],
    ['no-game-knows-another', 'games/toy/src/a.ts', 'games/index.ts'],
    ['nothing-imports-a-tool', 'games/toy/src/a.ts', 'games/toy/tools/b.ts'],
    ['games-are-reached-through-the-manifest', 'cli/src/a.ts', 'games/toy/src/b.ts'],
    ['other-packages-by-name-not-by-path', 'parts/src/a.ts', 'kernel/src/b.ts'],
    ['stories-are-compiled-and-walked-beforehand', 'story/src/a.ts', 'story/src/compile/b.ts'],
    ['nothing-imports-a-test', 'kernel/src/a.ts', 'kernel/src/b.test.ts'],
    ['what-is-made-for-tests-is-not-shipped', 'web/src/table/a.ts', 'web/src/session/testing/b.ts'],
    ['what-is-made-for-tests-is-not-shipped', 'web/src/main.tsx', 'web/browser/b.ts'],
  ])('%s: %s ↛ %s', async (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const root = tree({
      [from]: `import type { B } from '${up}${to}';\nexport type A = B;`,
      [to]: 'export type B = 1;',
    });
    expect((await checkLayers(root)).violations.join('\n')).toContain(`${from} → ${to}\n    ${rule}`);
  });

  test('no-cycles', async () => {
    const root = tree({
      'kernel/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'kernel/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    });
    expect((await checkLayers(root)).violations.join('\n')).toContain('no-cycles');
  });

  test.each([
    ['kernel/src/a.ts', 'tinypool', 'kernel-imports-only-its-few-libraries'],
    ['kernel/src/a.ts', 'fast-check', 'kernel-imports-only-its-few-libraries'],
    ['kernel/src/conformance/a.ts', 'tinypool', 'conformance-imports-only-its-few-libraries'],
    ['games/toy/src/a.ts', 'node:fs', 'pure-folders-use-no-builtins'],
    ['parts/src/a.ts', 'fs', 'pure-folders-use-no-builtins'],
    ['lab/src/a.ts', 'missing', 'every-import-is-found'],
  ])('%s may not import %s', async (from, library, rule) => {
    const root = tree({
      [from]: `import * as x from '${library}';\nexport const y = x;`,
      ...packageOf('tinypool'),
      ...packageOf('fast-check'),
    });
    expect((await checkLayers(root)).violations.join('\n')).toContain(rule);
  });

  test.each([
    ['kernel/src/a.ts', 'pure-rand'],
    ['kernel/src/conformance/a.ts', 'fast-check'],
    ['kernel/src/a.test.ts', 'fast-check'],
    ['games/toy/src/a.test.ts', 'node:fs'],
    ['cli/src/a.ts', 'node:fs'],
  ])('%s may import %s', async (from, library) => {
    const root = tree({
      [from]: `import * as x from '${library}';\nexport const y = x;`,
      ...packageOf('pure-rand'),
      ...packageOf('fast-check'),
    });
    expect((await checkLayers(root)).violations).toEqual([]);
  });
});
