/** Where two pieces of plain data differ first, as "path: one ≠ other"; undefined where they are alike. */
export function difference(one: unknown, other: unknown, path = 'state'): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path}: ${brief(one)} ≠ ${brief(other)}`;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) {
    return `${path}: ${one.length} items ≠ ${other.length} items`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const at = Array.isArray(one) ? `${path}[${key}]` : `${path}.${key}`;
    const found = difference(one[key], other[key], at);
    if (found) return found;
  }
  return undefined;
}

/** The path of an object or array that both hold in common and that could be changed through either. */
export function shared(one: unknown, other: unknown, path = 'state'): string | undefined {
  const known = new Set<object>();
  const collect = (value: unknown): void => {
    if (!isObject(value) || known.has(value)) return;
    known.add(value);
    for (const item of Object.values(value)) collect(item);
  };
  const find = (value: unknown, at: string): string | undefined => {
    if (!isObject(value)) return undefined;
    if (known.has(value) && !Object.isFrozen(value)) return at;
    for (const [key, item] of Object.entries(value)) {
      const found = find(item, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`);
      if (found) return found;
    }
    return undefined;
  };
  collect(one);
  return find(other, path);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
