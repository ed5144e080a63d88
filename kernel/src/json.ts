/** What a state, an event or a save may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Named values that fill the gaps of a message: a question, a reason, an event. */
export type Data = { readonly [key: string]: Json };

/** 32-bit FNV-1a over UTF-16 code units. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Murmur3's finalizer: spreads near-by numbers over all 32 bits. */
export function mix(n: number): number {
  let h = n | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 128 bits of a text, as 32 hexadecimal digits. */
export const hash128 = (text: string): string =>
  [0x811c9dc5, 0x243f6a88, 0x85a308d3, 0x13198a2e]
    .map((start, i) =>
      mix(hashText(`${i} ${text}`, start))
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');

const keyHashes = new Map<string, number>();

function hashKey(key: string): number {
  let h = keyHashes.get(key);
  if (h === undefined) {
    h = hashText(key);
    // Keys are few and short, unless a state uses them as data.
    if (keyHashes.size < 10_000 && key.length <= 64) keyHashes.set(key, h);
  }
  return h;
}

/** A hash of plain data that does not depend on the order of an object's keys. */
export function hashState(value: unknown): number {
  if (typeof value === 'number') {
    return (value | 0) === value ? mix(value ^ 0x2f0b4c47) : mix(hashText(String(value), 0x2f0b4c47));
  }
  if (typeof value === 'string') return mix(hashText(value, 0x5bd1e995));
  if (typeof value === 'boolean') return value ? 0x1b873593 : 0x0cc9e2d5;
  if (value === null || value === undefined) return 0x38b34ae5;
  let h: number;
  if (Array.isArray(value)) {
    h = 0x3c6ef372;
    for (let i = 0; i < value.length; i++) h = mix(Math.imul(h, 31) + hashState(value[i]));
    return mix(h + value.length);
  }
  h = 0x510e527f;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) h = (h + mix(hashKey(key) ^ Math.imul(hashState(item), 0x9e3779b1))) | 0;
  }
  return mix(h);
}

/** Whether plain data says the same, whatever the order of an object's keys; a key that is undefined is not there. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, i) => isSameJson(item, other[i]));
  }
  const entries = (of: object) => Object.entries(of).filter(([, item]) => item !== undefined);
  const others = new Map<string, unknown>(entries(other));
  const own = entries(one);
  return (
    own.length === others.size &&
    own.every(([key, item]) => others.has(key) && isSameJson(item, others.get(key)))
  );
}

/** Where something in `value` is not plain JSON, as "path: what it is"; undefined where all is plain. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return undefined;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${path}: a ${prototype.constructor?.name ?? 'class instance'}`;
  }
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The deepest nesting that is read from outside. */
export const MOST_DEPTH = 64;

/** Whether plain data from outside is nested deeper than any state, without recursing into it. */
export function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return true;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const inner of Object.values(item))
        if (typeof inner === 'object' && inner !== null) next.push(inner);
    }
    level = next;
  }
  return false;
}

const MOST_NUMBER = 1e9;
const MOST_LENGTH = 10_000;
/** A state lies a few levels deep in a save. */
const MOST_DEPTH_OF_STATE = MOST_DEPTH - 8;

/** Where a state holds more than a loader takes, as "path: what"; undefined where it is within bounds. */
export function outOfBounds(value: unknown, path = 'state', depth = 0): string | undefined {
  if (typeof value === 'number') return Math.abs(value) <= MOST_NUMBER ? undefined : `${path}: ${value}`;
  if (typeof value === 'string')
    return value.length <= MOST_LENGTH ? undefined : `${path}: a text of ${value.length}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MOST_DEPTH_OF_STATE) return `${path.slice(0, 80)}…: more than ${MOST_DEPTH_OF_STATE} levels`;
  const keys = Object.keys(value);
  if (keys.length > MOST_LENGTH) return `${path}: ${keys.length} items`;
  for (const key of keys) {
    if (key === '__proto__') return `${path}: a key "__proto__"`;
    const found = outOfBounds((value as Record<string, unknown>)[key], `${path}.${key}`, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** How many values a JSON text holds, within one in a list; reads no further than `most`. */
export function countValues(text: string, most: number): number {
  let count = 1;
  for (let i = 0; i < text.length && count <= most; i++) {
    const code = text.charCodeAt(i);
    if (code === COMMA || code === BRACKET || code === BRACE) count++;
    else if (code === QUOTE) i = endOfString(text, i);
  }
  return count;
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [0x22, 0x2c, 0x5b, 0x7b, 0x5c];

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i;
    if (code === BACKSLASH) i++;
  }
  return text.length;
}
