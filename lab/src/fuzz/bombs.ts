import type { Random } from '@wyrdhall/kernel';
import { size } from './size.ts';

/** A save as a document, for somebody who wants to do harm with it. */
export interface Document {
  version: number;
  revision: number;
  answers: string;
  checkpoint: { state: unknown };
  segments: { version: number; from: number; start?: unknown; changes: number; record: string }[];
  [field: string]: unknown;
}

const isChange = (line: string): boolean => line !== '' && !line.startsWith('#');

/** Characters that a repeated line fills at the most. */
const LONGEST = 3_000_000;

const repeated = (line: string, random: Random): string[] => {
  const most = Math.floor(LONGEST / (line.length + 1));
  return Array<string>(Math.min(most, 1 + size(150_000, random))).fill(line);
};

const RUBBISH = [
  '#',
  '#abc',
  '',
  '<0',
  '<0 @0',
  '<0 @9',
  '>',
  '!1',
  '!1 @0',
  '?{"anew":[],"dropped":0}',
  '0 a1 pass',
];

/** Lines that are honest one by one, but too many, too long or in the wrong place. */
function bombLines(lines: string[], random: Random): string[] {
  const at = random.below(lines.length);
  const line = lines[at] ?? '';
  switch (random.below(9)) {
    case 0:
      return [...lines.slice(0, at), ...repeated(line, random), ...lines.slice(at)];
    case 1:
      return [...lines, ...repeated(random.of(RUBBISH), random)];
    case 2:
      return [...lines, ...repeated(`${random.of(['<0', '<1', `<${at}`])}\n>`, random)];
    case 7: {
      const seat = random.below(3);
      const back = [`<${random.below(lines.length)} @${seat}\n>`, `<0 @${seat}\n${seat} a1 pass`];
      return [
        ...lines,
        ...repeated('1 a1 pass', random),
        `${seat} a1 pass`,
        ...repeated(random.of(back), random),
      ];
    }
    case 3: {
      const other = random.below(lines.length);
      return lines.with(at, lines[other] ?? '').with(other, line);
    }
    case 4:
      return lines.with(
        at,
        line + random.of(['x', '["', '[],', ' ', '{"a":1},']).repeat(size(300_000, random)),
      );
    case 5:
      return lines.with(at, `0 a1 [${'"x",'.repeat(size(300_000, random))}"x"]`);
    case 6:
      return lines.with(at, `0 a1 ${'['.repeat(size(300_000, random))}`);
    default:
      return [...repeated(lines.join('\n'), random), ...lines];
  }
}

/** Makes something of the save excessive; whoever signs it anew has a file that looks honest. */
export function bomb(value: Document, random: Random): void {
  const { segments, checkpoint } = value;
  const last = segments.at(-1);
  if (!last) return;
  switch (random.below(8)) {
    case 0:
      value.label = nested(random.below(200)) as never;
      break;
    case 1: {
      // Segments without end, each with a beginning of its own.
      const empty = { ...last, start: checkpoint, changes: 0, record: '', from: value.revision };
      for (let i = size(5000, random); i > 0; i--) segments.push(empty);
      break;
    }
    case 2: {
      // A segment that begins in the middle, with a state that somebody has worked on.
      const { state } = checkpoint;
      if (typeof state === 'object' && state !== null) swell(state as Record<string, unknown>, random);
      const record = value.answers;
      const changes = record.split('\n').filter(isChange).length;
      value.segments = [{ ...last, start: structuredClone(checkpoint), from: 0, changes, record }];
      value.revision = changes;
      break;
    }
    case 3:
      value.settings = {
        ...(value.settings as object),
        ownDice: Array(size(100_000, random)).fill(random.below(5)),
      };
      break;
    case 4:
      value.options = { ...(value.options as object), players: random.of([1e6, 2 ** 31 - 1, 0]) };
      break;
    case 5:
      value.version--;
      for (const segment of segments) segment.version = value.version;
      value.answers = bombLines(value.answers.split('\n'), random).join('\n');
      break;
    default:
      last.record = bombLines(last.record.split('\n'), random).join('\n');
      last.changes = countOf(last.record);
      value.revision = last.from + last.changes;
  }
}

const countOf = (record: string): number => {
  let count = 0;
  for (const line of record.split('\n')) if (isChange(line)) count++;
  return count;
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** One of the lists or records of a state grows. */
function swell(state: Record<string, unknown>, random: Random): void {
  const lists = Object.values(state).filter((item): item is unknown[] => Array.isArray(item));
  const inner = Object.values(state).find((item) => typeof item === 'object' && item !== null);
  if (lists.length === 0 || random.below(3) === 0) {
    if (inner && random.below(2) === 0) swell(inner as Record<string, unknown>, random);
    else state[`x${random.below(9)}`] = Array(size(20_000, random)).fill(0);
    return;
  }
  const list = random.of(lists);
  const item = list[0] ?? 0;
  for (let i = size(12_000, random); i > 0; i--) list.push(item);
}
