import { readFile, writeFile } from 'node:fs/promises';
import { type Cell, survey, untilSignal } from '@wyrdhall/lab';
import { balanceTables } from './balance-tables.ts';
import { pc } from './colours.ts';
import { progressBar } from './progress.ts';
import { boxNamed } from './shelf.ts';
import { STOPPED, usage } from './stop.ts';

interface BalanceOptions {
  /** Options with commas between them. */
  readonly vary: string;
  readonly games: number;
  readonly seed: number;
  readonly bot: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly workers?: number;
  /** A value of the only option, or OPTION=VALUE. */
  readonly only?: readonly string[];
  readonly players?: number;
  readonly into?: string;
  readonly json?: boolean;
}

const FROM = '<!-- measured: from here on written by a command -->';
const TO = '<!-- measured: to here -->';

/** Prints the tables, or puts them into a document between its two marks. */
export async function balance(id: string, given: BalanceOptions): Promise<number> {
  const box = boxNamed(id);
  const before = given.into === undefined ? undefined : await readMarked(given.into);
  const { option, into, json, vary, only, ...rest } = given;
  const which = { ...(only && { only: readOnly(only) }), vary: vary.split(',') };
  const stopping = untilSignal();
  const { signal } = stopping;
  const cells = await play({ ...rest, ...which, game: box.id, options: option ?? {}, signal }).finally(
    stopping.release,
  );
  const code = cells.some(({ failed }) => failed > 0) ? 1 : 0;
  const text = `${balanceTables(cells)}\nMade by one command:\n\n\`\`\`sh\n${commandOf(id, given)}\n\`\`\`\n`;
  if (json) console.log(JSON.stringify(cells));
  else if (into === undefined || before === undefined) console.log(text);
  else if (!signal.aborted) await writeFile(into, `${before[0]}${FROM}\n\n${text}\n${TO}${before[1]}`);
  if (!signal.aborted) return code;
  const where = into === undefined || json ? '' : ` ${into} is as it was.`;
  console.error(pc.yellow(`Stopped before all games were played.${where}`));
  return STOPPED;
}

function readOnly(texts: readonly string[]): string | Record<string, string> {
  const [first = ''] = texts;
  if (texts.length === 1 && !first.includes('=')) return first;
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw usage(`--only ${text}: say of which option it is a value, as in --only track=long.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** What gives these tables again: all that changes a figure. */
export function commandOf(id: string, given: BalanceOptions): string {
  const { vary, games, bot, seed, only, players, option = {} } = given;
  const words = [`--vary ${vary}`];
  for (const value of only ?? []) words.push(`--only ${value}`);
  if (players !== undefined) words.push(`--players ${players}`);
  for (const [name, value] of Object.entries(option)) words.push(`--option ${name}=${value}`);
  words.push(`--games ${games}`, `--bot ${bot}`, `--seed ${seed}`);
  return `npm run -s wyrdhall -- balance ${id} ${words.join(' ')}`;
}

async function play(of: Parameters<typeof survey>[0]): Promise<Cell[]> {
  let bar: ReturnType<typeof progressBar> | undefined;
  const onProgress = (done: number, inAll: number): void => {
    bar ??= progressBar(inAll);
    bar.show(done);
  };
  return survey({ ...of, onProgress }).finally(() => bar?.clear());
}

/** The document before and after the marks. */
async function readMarked(file: string): Promise<[string, string]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const from = text.indexOf(FROM);
  const to = text.indexOf(TO);
  if (from < 0 || to < from) throw usage(`${file} has no lines "${FROM}" and "${TO}".`);
  return [text.slice(0, from), text.slice(to + TO.length)];
}
