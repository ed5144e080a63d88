// Between the screens of the hall and a running game stands a `TableLink` (web/src/session/link.ts): who may reach past it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from './sources.ts';

/** What makes a run, or looks into one. */
const RUNNING = [
  'Run',
  'Play',
  'start',
  'resume',
  'runAt',
  'replay',
  'seenBy',
  'seeDifferently',
  'positionOf',
];

/** Games that people play run here; bots, examples and replays run games of their own. */
const RUNS = /^web\/src\/(session\/(here|logs)\.ts|thinker\/thinker\.worker\.ts|examples\/|replay\/)/;

/** The store writes runs down, and boxes fetch their prose: they name the type, and show nothing. */
const NAMES = /^web\/src\/(session\/|store\/|hall\/boxes\.ts|new-table\/start-table\.ts)/;

const TESTS = /\.test\.tsx?$|\/testing\//;

const IMPORT = /(?:import|export)\s+(type\s+)?(\*|\{[^}]*\})[^'"]*['"]@wyrdhall\/kernel['"]/g;

interface Named {
  readonly name: string;
  readonly isType: boolean;
}

function namesOf(text: string): Named[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, list = '']) => {
    if (list === '*') return [{ name: '*', isType: type !== undefined }];
    const parts = list
      .slice(1, -1)
      .split(',')
      .map((part) => part.trim());
    return parts.map((part) => ({
      name: part.replace(/^type\s+/, '').split(/\s/)[0] ?? '',
      isType: type !== undefined || part.startsWith('type '),
    }));
  });
}

/** The modules of web/src that reach past the seam. */
export function seamViolations(root: string): string[] {
  const files = sources(root, ['web']).filter((file) => file.startsWith('web/src/') && !TESTS.test(file));
  return files.flatMap((file) => {
    if (RUNS.test(file)) return [];
    return namesOf(readFileSync(join(root, file), 'utf8')).flatMap(({ name, isType }) => {
      const reaches = isType ? name === 'Run' && !NAMES.test(file) : name === '*' || RUNNING.includes(name);
      return reaches ? [`${file} → ${name}\n    screens-see-a-table-through-its-link`] : [];
    });
  });
}
