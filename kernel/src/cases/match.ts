import { stringify } from 'yaml';
import type { Json } from '../json.ts';

/** Where something is not as it was expected. */
export interface Mismatch {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

type JsonMap = { readonly [key: string]: Json };

const ABSENT = 'absent';

/** Forms that say more than a plain value; all those in one map must hold. */
const FORMS: { readonly [word: string]: (wanted: Json, found: Json) => boolean } = {
  not: (wanted, found) => !matches(wanted, found),
  least: (wanted, found) => typeof found === 'number' && typeof wanted === 'number' && found >= wanted,
  most: (wanted, found) => typeof found === 'number' && typeof wanted === 'number' && found <= wanted,
  any: (wanted, found) => Array.isArray(wanted) && wanted.some((one) => matches(one, found)),
  has: (wanted, found) => contains(wanted, found),
  lacks: (wanted, found) => isContainer(found) && !contains(wanted, found),
  count: (wanted, found) => {
    const length = lengthOf(found);
    return length !== undefined && matches(wanted, length);
  },
};

/** Maps match as subsets, lists in full, anything else exactly; see FORMS for what says more. */
export function mismatches(expected: Json, found: Json | undefined, path: string): Mismatch[] {
  if (expected === ABSENT) {
    return found === undefined ? [] : [{ path, expected: 'absent', found: inWords(found) }];
  }
  const wrong: Mismatch[] = [{ path, expected: inWords(expected), found: inWords(found) }];
  if (found === undefined) return wrong;
  if (isForm(expected, found)) {
    return Object.entries(expected).every(([word, wanted]) => FORMS[word]?.(wanted, found)) ? [] : wrong;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return wrong;
    return expected.flatMap((one, i) => mismatches(one, found[i], `${path}[${i}]`));
  }
  if (isMap(expected)) {
    if (!isMap(found)) return wrong;
    return Object.entries(expected).flatMap(([key, one]) =>
      mismatches(one, Object.hasOwn(found, key) ? found[key] : undefined, path ? `${path}.${key}` : key),
    );
  }
  return expected === found ? [] : wrong;
}

export const matches = (expected: Json, found: Json | undefined): boolean =>
  mismatches(expected, found, '').length === 0;

export const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** On one line, as it would stand in a case. */
export function inWords(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
}

/** A map of nothing but forms, unless what was found has these very words as keys. */
function isForm(expected: Json, found: Json): expected is JsonMap {
  if (!isMap(expected)) return false;
  const words = Object.keys(expected);
  const ownKeys = isMap(found) && words.some((word) => Object.hasOwn(found, word));
  return words.length > 0 && words.every((word) => Object.hasOwn(FORMS, word)) && !ownKeys;
}

const isContainer = (found: Json): boolean =>
  typeof found === 'string' || (typeof found === 'object' && found !== null);

function contains(wanted: Json, found: Json): boolean {
  if (typeof found === 'string') return typeof wanted === 'string' && found.includes(wanted);
  if (Array.isArray(found)) return found.some((one: Json) => matches(wanted, one));
  return isMap(found) && typeof wanted === 'string' && Object.hasOwn(found, wanted);
}

function lengthOf(found: Json): number | undefined {
  if (Array.isArray(found)) return found.length;
  return isMap(found) ? Object.keys(found).length : undefined;
}
