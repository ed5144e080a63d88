import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { Refusal } from '../fault.ts';
import type { Data, Json } from '../json.ts';
import { type Case, type CaseStep, type Item, THEN_WORDS } from './case.ts';
import { onlyKeys, readId, readItem } from './items.ts';
import { inWords, isMap } from './match.ts';

const CASE_KEYS = [
  'id',
  'rules',
  'title',
  'game',
  'options',
  'given',
  'when',
  'then',
  'steps',
  'chance',
  'seed',
];

type Path = readonly (string | number)[];

/** What is wrong with a file of cases, and in which line. */
export class CaseFault extends Refusal {
  override name = 'CaseFault';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The cases of a file. Throws a CaseFault where it is no such file. */
export function parseCases(text: string): Case[] {
  const lines = new LineCounter();
  // In the core schema 7_9 is text; merge lets cases share what is given (<<: *start).
  const document = parseDocument(text, { schema: 'core', merge: true, lineCounter: lines });
  const lineOf = (path: Path): number => lineAt(document, lines, path);
  const [error] = document.errors;
  if (error) {
    const [first = 'it is no YAML'] = error.message.split(/ at line \d+|\n/);
    throw new CaseFault(error.linePos?.[0].line ?? 1, `not YAML: ${first}`);
  }
  const read = document.toJS() as Json;
  const { list, path, game } = listOf(read);
  if (list.length === 0) throw new CaseFault(1, 'the file has no cases');
  const seen = new Map<string, number>();
  return list.map((one, i) => {
    const at = [...path, i];
    const line = lineOf(at);
    const found = locate(at, lineOf, () => {
      if (!isMap(one)) throw new Error(`a case is a map with an id, not ${inWords(one)}`);
      return readCase(one, line, game, (key, work) => locate([...at, ...key], lineOf, work));
    });
    const before = seen.get(found.id);
    if (before !== undefined) throw new CaseFault(line, `the id "${found.id}" stands in line ${before} too`);
    seen.set(found.id, line);
    return found;
  });
}

/** A file is a list of cases, or {game, cases}. */
function listOf(read: Json): { list: readonly Json[]; path: Path; game?: string } {
  if (Array.isArray(read)) return { list: read, path: [] };
  if (!isMap(read) || !Array.isArray(read.cases)) {
    throw new CaseFault(1, 'a file of cases is a list, or a map {game: …, cases: […]}');
  }
  try {
    onlyKeys(read, ['game', 'cases']);
    return { list: read.cases, path: ['cases'], ...(read.game !== undefined && { game: readId(read.game) }) };
  } catch (error) {
    throw new CaseFault(1, (error as Error).message);
  }
}

type Within = <T>(key: Path, work: () => T) => T;

function readCase(one: Data, line: number, fileGame: string | undefined, within: Within): Case {
  onlyKeys(one, CASE_KEYS);
  if (one.id === undefined) throw new Error('a case needs an id');
  const game = one.game === undefined ? fileGame : readId(one.game);
  const { rules = [], title, given, chance = 'script', seed = 1 } = one;
  if (chance !== 'script' && chance !== 'seed') throw new Error('"chance" is script or seed');
  if (typeof seed !== 'number' || !Number.isInteger(seed)) throw new Error('"seed" is a whole number');
  const steps = readSteps(one, within);
  const items = steps.flatMap((step) => step.when);
  const shows = (item: Item): boolean => item.kind === 'refused';
  if (steps.every((step) => Object.keys(step.expected).length === 0) && !items.some(shows)) {
    throw new Error('the case expects nothing: it needs a "then"');
  }
  if (chance === 'seed' && items.some((item) => item.kind === 'roll')) {
    throw new Error('the case says "chance: seed", so it cannot say what a roll shows');
  }
  return {
    id: readId(one.id),
    rules: within(['rules'], () => (Array.isArray(rules) ? rules : [rules]).map(readId)),
    ...(title !== undefined && { title: readId(title) }),
    ...(game !== undefined && { game }),
    options: within(['options'], () => readMap('options', one.options)),
    ...(given !== undefined && { given: within(['given'], () => readMap('given', given)) }),
    steps,
    seed,
    chance,
    line,
  };
}

function readSteps(one: Data, within: Within): CaseStep[] {
  if (one.steps === undefined) return [readStep(one, [], within)];
  if (one.when !== undefined || one.then !== undefined) {
    throw new Error('a case has either "steps" or "when" and "then"');
  }
  const { steps } = one;
  if (!Array.isArray(steps) || steps.length === 0) throw new Error('"steps" is a list of {when, then}');
  return steps.map((step: Json, i) =>
    within(['steps', i], () => {
      const map = readMap('steps', step);
      onlyKeys(map, ['when', 'then']);
      return readStep(map, ['steps', i], within);
    }),
  );
}

function readStep(step: Data, path: Path, within: Within): CaseStep {
  const when = step.when ?? [];
  const items: readonly Json[] = Array.isArray(when) ? when : [when];
  return {
    when: items.map((item, i) => within([...path, 'when', i], () => readItem(item))),
    expected: within([...path, 'then'], () => readThen(readMap('then', step.then))),
  };
}

function readThen(then: Data): Data {
  for (const word of THEN_WORDS) {
    if (word === 'asked' || word === 'outcome' || then[word] === undefined) continue;
    if (word === 'closed' && isMap(then.closed)) continue;
    if (!Array.isArray(then[word])) throw new Error(`"${word}" is a list, not ${inWords(then[word])}`);
  }
  return then;
}

function readMap(name: string, value: Json | undefined): Data {
  if (value === undefined || value === null) return {};
  if (!isMap(value)) throw new Error(`"${name}" is a map, not ${inWords(value)}`);
  return value;
}

/** Whatever goes wrong in the work stands in the line of the path, or in a nearer one. */
function locate<T>(path: Path, lineOf: (path: Path) => number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CaseFault) throw error;
    throw new CaseFault(lineOf(path), (error as Error).message);
  }
}

function lineAt(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
