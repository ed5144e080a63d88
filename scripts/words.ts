// npm run words -- LANGUAGE: what a language lacks, beside English, of the hall, the faces and the games.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Lack {
  readonly catalogue: string;
  /** How many words English has there, and which of them the language has not. */
  readonly of: number;
  readonly missing: readonly string[];
}

/** Where words are: a folder or a file for each language, or a language in the name of a file. */
function filesOf(folder: string, language: string): string[] {
  const own = join(folder, language);
  const inFolder = existsSync(own) ? readdirSync(own).map((file) => join(own, file)) : [];
  const inName = readdirSync(folder)
    .filter((file) => file === `${language}.ts` || file.endsWith(`.${language}.ts`))
    .map((file) => join(folder, file));
  return [...inFolder, ...inName].filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function leaves(value: unknown, path: string): string[] {
  return isTable(value)
    ? Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`))
    : [path];
}

/** The words of the tables that a folder has in a language: how its functions are called is its own affair. */
async function wordsIn(folder: string, language: string): Promise<Set<string>> {
  const found = new Set<string>();
  // `fightEn` and `fightDe` are the same table.
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(language)?.toLowerCase() ?? '';
  const tagged = language.charAt(0).toUpperCase() + language.slice(1);
  for (const file of filesOf(folder, language)) {
    const module: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const [name, value] of Object.entries(module)) {
      if (!isTable(value)) continue;
      const table = [language, english].includes(name)
        ? ''
        : name.endsWith(tagged)
          ? name.slice(0, -tagged.length)
          : name;
      for (const leaf of leaves(value, table)) found.add(leaf);
    }
  }
  return found;
}

export async function lacks(root: string, language: string): Promise<Lack[]> {
  const places = [
    'web/src/words',
    ...readdirSync(join(root, 'web/src/faces')).map((face) => `web/src/faces/${face}/words`),
    ...readdirSync(join(root, 'games')).map((game) => `games/${game}/src/words`),
  ];
  const folders = places.filter((place) => existsSync(join(root, place)));
  const found: Lack[] = [];
  for (const catalogue of folders) {
    const english = await wordsIn(join(root, catalogue), 'en');
    const own = await wordsIn(join(root, catalogue), language);
    found.push({ catalogue, of: english.size, missing: [...english].filter((word) => !own.has(word)) });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [language = ''] = process.argv.slice(2);
  if (!/^[a-z]{2,3}$/.test(language)) {
    console.error('Usage: npm run words -- LANGUAGE, such as fr');
    process.exit(2);
  }
  const all = await lacks(fileURLToPath(new URL('..', import.meta.url)), language);
  for (const { catalogue, of, missing } of all) {
    console.log(`${catalogue}: ${missing.length} of ${of} missing`);
    for (const word of missing) console.log(`  ${word.replace(/^\./, '')}`);
  }
  const missing = all.reduce((sum, lack) => sum + lack.missing.length, 0);
  console.log(`${language} lacks ${missing} of ${all.reduce((sum, { of }) => sum + of, 0)} words.`);
}
