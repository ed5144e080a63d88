import { parseArgs } from 'node:util';
import { benches } from './benches.ts';

const names = Object.keys(benches);
const HELP = `npm run bench [-- NAME…] [--json]

Measures how fast things are; without a name, all of it. What plays is bundled with esbuild, each in a process of its
own, and its time is that of its thread.

${names.map((name) => `  ${name.padEnd(14)} ${benches[name]?.about}`).join('\n')}

  --json         the figures as one JSON document: of one bench, or of several by name
  --help         this text`;

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${HELP}`);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
for (const name of positionals) {
  if (!Object.hasOwn(benches, name)) refuse(`There is no bench "${name}". There are: ${names.join(', ')}.`);
}

const figures: Record<string, object> = {};
for (const name of positionals.length > 0 ? positionals : names) {
  const measured = await benches[name]?.run();
  if (!measured) continue;
  figures[name] = measured.figures;
  if (!values.json) console.log(`${measured.shown}\n`);
}
if (values.json) {
  const [only] = positionals;
  const document = only && positionals.length === 1 ? figures[only] : figures;
  console.log(JSON.stringify(document, undefined, 2));
}
