import type { Random } from '@wyrdhall/kernel';
import { size } from './size.ts';

/** What a disk, a mail program or an editor does to a file. */
export function damage(text: string, random: Random): string {
  let changed = text;
  const times = 1 + random.below(3);
  for (let i = 0; i < times; i++) {
    const start = random.below(changed.length + 1);
    const end = Math.min(changed.length, start + random.below(40));
    const part = changed.slice(start, end);
    switch (random.below(8)) {
      case 0:
        changed = changed.slice(0, start);
        break;
      case 1:
        changed = changed.slice(0, start) + changed.slice(end);
        break;
      case 2:
        changed = changed.slice(0, end) + part + changed.slice(end);
        break;
      case 3:
        changed =
          changed.slice(0, start) + String.fromCharCode(random.below(0x300)) + changed.slice(start + 1);
        break;
      case 4:
        changed =
          changed.slice(0, start) + part.replace(/\d/g, () => String(random.below(10))) + changed.slice(end);
        break;
      case 5:
        changed = changed.slice(0, start) + '['.repeat(size(30_000, random)) + changed.slice(start);
        break;
      case 6: {
        const depth = size(30_000, random);
        changed = changed.replace('"schema":2', `"schema":2,"x":${'['.repeat(depth)}${']'.repeat(depth)}`);
        break;
      }
      default:
        changed = changed.slice(end) + changed.slice(0, start);
    }
    if (changed === '') return changed;
  }
  return changed;
}

type Node = Record<string, unknown> | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A place deep in the value, at random. */
function place(value: Node, random: Random): { readonly node: Node; readonly key: string } | undefined {
  let node: Node = value;
  for (;;) {
    const keys = Object.keys(node);
    if (keys.length === 0) return undefined;
    const key = random.of(keys);
    const inner = (node as Record<string, unknown>)[key];
    if (!isNode(inner) || Object.keys(inner).length === 0 || random.below(6) === 0) return { node, key };
    node = inner;
  }
}

const set = (node: Node, key: string, value: unknown): void => {
  Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true });
};

function odd(was: unknown, random: Random): unknown {
  const numbers = [
    0,
    -1,
    1,
    2,
    7,
    99,
    0.5,
    -0,
    1e9,
    -1e308,
    2 ** 31,
    2 ** 53,
    Number(was) + 1,
    Number(was) - 1,
  ];
  const texts = [
    '',
    '__proto__',
    'constructor',
    'x'.repeat(size(20_000, random)),
    'pass',
    '0',
    '-1',
    'toString',
  ];
  const others = [
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    JSON.parse('{"__proto__":{"polluted":1}}'),
    Array(300).fill(0),
  ];
  const kinds = typeof was === 'number' && random.below(2) === 0 ? [numbers] : [numbers, texts, others];
  return random.of(random.of(kinds as unknown[][]));
}

/** Changes the content at random, mostly where the rules will read it, and signs it anew. */
export function forge(
  text: string,
  random: Random,
  sign: (value: Record<string, unknown>) => Record<string, unknown>,
): string {
  const value = JSON.parse(text) as Record<string, unknown>;
  const { checkpoint, segments } = value as {
    checkpoint: { state: Node };
    segments: Record<string, unknown>[];
  };
  // As if an older version had written it: then only the state counts.
  if (random.below(2) === 0) {
    const older = Math.max(0, Number(value.version) - 1);
    value.version = older;
    for (const segment of segments) segment.version = older;
  }
  const targets: Node[] = [checkpoint.state, checkpoint.state, checkpoint.state, checkpoint, value];
  const times = 1 + random.below(3);
  for (let i = 0; i < times; i++) {
    const target = random.of(targets);
    const found = isNode(target) ? place(target, random) : undefined;
    if (!found) continue;
    const { node, key } = found;
    const was = (node as Record<string, unknown>)[key];
    if (random.below(8) === 0) Reflect.deleteProperty(node, key);
    else if (Array.isArray(node) && random.below(6) === 0) node.push(was);
    else set(node, random.below(20) === 0 ? '__proto__' : key, odd(was, random));
  }
  const segment = segments?.at?.(-1);
  if (random.below(6) === 0 && segment && typeof segment.record === 'string') {
    const lines = segment.record.split('\n');
    const at = random.below(lines.length);
    lines.splice(
      at,
      random.below(2),
      random.of([
        '<0',
        '>',
        '<5 @1',
        '!1',
        '!0 @0',
        '0 x pass',
        '99 a b',
        '*{}',
        '?{}',
        '<9999999',
        lines[0] ?? '',
      ]),
    );
    segment.record = lines.join('\n');
    segment.changes = lines.filter((line) => line !== '' && !line.startsWith('#')).length;
    value.revision = Number(segment.from) + Number(segment.changes);
  }
  return JSON.stringify(sign(value));
}
