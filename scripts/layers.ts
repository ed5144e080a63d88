// Checks the arrows between the folders, and says how many modules it saw: a check that sees none always passes.
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { seamViolations } from './seam.ts';
import { sources } from './sources.ts';

/** Which folders a folder may import from, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  kernel: [],
  parts: ['kernel'],
  story: ['kernel'],
  games: ['kernel', 'parts', 'story'],
  players: ['kernel'],
  lab: ['kernel', 'games', 'players'],
  server: ['kernel', 'games', 'players'],
  web: ['kernel', 'games', 'parts', 'players'],
  cli: ['kernel', 'parts', 'games', 'players', 'lab', 'server'],
  bench: ['kernel', 'parts', 'games', 'players', 'lab'],
};
const folders = Object.keys(mayImport);
const test = '\\.test\\.tsx?$';
/** Programs beside a game that play and measure it, with bots; the game itself imports none of them. */
const tool = '^games/[^/]+/tools/';
/** Who may import more than their folder: a bot is tested by letting it play, a tool lets bots play. */
const exempt: Record<string, string> = { players: test, games: tool };
const modulePackage = `^(${folders.filter((folder) => folder !== 'games').join('|')}|games/[^/]+)/`;

const arrows: IForbiddenRuleType[] = folders.map((folder) => ({
  name: `${folder}-may-import-only-${mayImport[folder]?.join('-') || 'itself'}`,
  from: { path: `^${folder}/`, ...(exempt[folder] && { pathNot: exempt[folder] }) },
  to: {
    path: `^(${folders.join('|')})/`,
    pathNot: `^(${[folder, ...(mayImport[folder] ?? [])].join('|')})/`,
  },
}));

/** The rooms of web/src, from the ground up: each may import only from those before it. */
const rooms = [
  ['preferences'],
  ['words', 'icons'],
  ['hall'],
  ['kit'],
  ['faces', 'store'],
  ['session', 'examples'],
  ['thinker', 'setup'],
  ['table'],
  ['shelf', 'new-table', 'rules', 'replay', 'settings', 'statistics', 'pages'],
] as const;
const roomFolder = (names: readonly string[]): string => `^web/src/(${names.join('|')})/`;

const roomArrows: IForbiddenRuleType[] = rooms.flatMap((floor, i) =>
  floor.map((room) => ({
    name: `${room}-may-import-only-what-is-below-it`,
    from: { path: roomFolder([room]), pathNot: test },
    to: {
      path: '^web/src/',
      pathNot: [roomFolder([room, ...rooms.slice(0, i).flat()]), '^web/src/testing/'],
    },
  })),
);

const forbidden: IForbiddenRuleType[] = [
  ...arrows,
  ...roomArrows,
  {
    name: 'every-room-of-the-browser-has-a-floor',
    from: { path: '^web/src/[^/]+/', pathNot: [roomFolder(rooms.flat()), '^web/src/testing/'] },
    to: {},
  },
  {
    name: 'a-face-is-reached-through-faces.ts-and-covers.ts',
    from: { pathNot: ['^web/src/faces/', '^web/browser/', test] },
    to: { path: '^web/src/faces/[^/]+/' },
  },
  {
    name: 'tools-may-import-only-kernel-parts-games-players-lab',
    from: { path: tool },
    to: { path: `^(${folders.join('|')})/`, pathNot: '^(kernel|parts|games|players|lab)/' },
  },
  {
    name: 'nothing-imports-a-tool',
    from: { pathNot: tool },
    to: { path: tool },
  },
  {
    name: 'no-game-knows-another',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    // A board in web/ draws one game and bench/ measures one; nobody else knows a game by name.
    name: 'games-are-reached-through-the-manifest',
    from: { path: '^(players|lab|server|cli)/', pathNot: test },
    to: { path: '^games/[^/]+/' },
  },
  {
    name: 'other-packages-by-name-not-by-path',
    from: { path: modulePackage },
    to: { path: `^(${folders.join('|')})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'kernel-imports-only-its-few-libraries',
    from: { path: '^kernel/', pathNot: [test, '^kernel/src/conformance/'] },
    to: { path: 'node_modules/', pathNot: 'node_modules/(pure-rand|yaml)/' },
  },
  {
    name: 'conformance-imports-only-its-few-libraries',
    from: { path: '^kernel/src/conformance/', pathNot: test },
    to: { path: 'node_modules/', pathNot: 'node_modules/(pure-rand|yaml|fast-check)/' },
  },
  {
    name: 'story-imports-only-ink',
    from: { path: '^story/', pathNot: test },
    to: { path: 'node_modules/', pathNot: 'node_modules/inkjs/' },
  },
  {
    name: 'stories-are-compiled-and-walked-beforehand',
    from: { path: `^(${folders.join('|')})/`, pathNot: [test, '^story/src/(compile|walk|testing)/'] },
    to: { path: '^story/src/(compile|walk)/' },
  },
  {
    name: 'pure-folders-use-no-builtins',
    from: { path: '^(kernel|parts|story|games)/', pathNot: [test, tool] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only-tests-and-fuzzing-import-test-games',
    from: { pathNot: [test, '^(kernel|story)/src/testing/', '^lab/src/fuzz/'] },
    to: { path: '^kernel/src/testing/' },
  },
  {
    name: 'nothing-imports-a-test',
    from: {},
    to: { path: test },
  },
  {
    name: 'what-is-made-for-tests-is-not-shipped',
    from: { path: '^web/src/', pathNot: [test, '/testing/'] },
    to: { path: '^web/(src/.*/?testing/|browser/)' },
  },
  { name: 'no-cycles', from: {}, to: { circular: true } },
  // Sheets of pictures are drawn when the page is built.
  { name: 'every-import-is-found', from: {}, to: { couldNotResolve: true, pathNot: '^sprite:' } },
];

export interface LayerReport {
  readonly files: number;
  readonly modules: number;
  readonly violations: readonly string[];
}

export async function checkLayers(root: string): Promise<LayerReport> {
  const files = sources(root, folders);
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })) },
      doNotFollow: 'node_modules',
      tsPreCompilationDeps: true,
    },
    { conditionNames: ['import', 'types', 'default'], exportsFields: ['exports'] },
  );
  const result = output as ICruiseResult;
  const seen = new Set(result.modules.map((module) => module.source));
  return {
    files: files.length,
    modules: files.filter((file) => seen.has(file)).length,
    violations: [
      ...result.summary.violations.map(({ rule, from, to, cycle }) => {
        const way = cycle ? cycle.map((step) => step.name).join(' → ') : to;
        return `${from} → ${way}\n    ${rule.name}`;
      }),
      ...seamViolations(root),
    ],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, modules, violations } = await checkLayers(fileURLToPath(new URL('..', import.meta.url)));
  for (const violation of violations) console.error(violation);
  console.log(`saw ${modules} modules in ${files} files, ${violations.length} violations`);
  if (violations.length > 0 || modules === 0 || modules < files) process.exitCode = 1;
}
