/**
 * The form of a state, to look at one that comes from outside: gives a complaint as "path: what is wrong", or nothing.
 * With it, `broken` can go on to the game's invariants without asking whether anything is there.
 */
export type Shape = (value: unknown, path: string) => string | undefined;

const brief = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 40);

/** A whole number within bounds. */
export const whole =
  (min: number, max: number): Shape =>
  (value, path) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : `${path} is ${brief(value)}, not a whole number from ${min} to ${max}`;

export const flag: Shape = (value, path) =>
  typeof value === 'boolean' ? undefined : `${path} is ${brief(value)}, not true or false`;

const MOST_TEXT = 200;

/** Any short text. */
export const text: Shape = (value, path) =>
  typeof value === 'string' && value.length <= MOST_TEXT
    ? undefined
    : `${path} is ${brief(value)}, not a short text`;

/** A text of this form. */
export const like =
  (form: RegExp): Shape =>
  (value, path) =>
    typeof value === 'string' && value.length <= MOST_TEXT && form.test(value)
      ? undefined
      : `${path} is ${brief(value)}`;

/** One of these words. */
export function oneOf(words: Iterable<string>): Shape {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value, path) => (known.has(value) ? undefined : `${path} is ${brief(value)}`);
}

/** A word that a function knows: a card by its id. */
export const known =
  (isKnown: (word: string) => boolean): Shape =>
  (value, path) =>
    typeof value === 'string' && isKnown(value) ? undefined : `${path} is ${brief(value)}`;

export const nothing: Shape = (value, path) =>
  value === null ? undefined : `${path} is ${brief(value)}, not nothing`;

const MOST_ITEMS = 1000;

/** A list of `least` to `most` things of one shape. */
export const listOf =
  (item: Shape, most = MOST_ITEMS, least = 0): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} is ${brief(value)}, not a list`;
    if (value.length < least || value.length > most) return `${path} has ${value.length} items`;
    for (let i = 0; i < value.length; i++) {
      const wrong = item(value[i], `${path}[${i}]`);
      if (wrong) return wrong;
    }
    return undefined;
  };

/** A field that may be absent. */
export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with these fields and no others. */
export function recordOf(fields: Readonly<Record<string, Shape>>): Shape {
  const names = Object.keys(fields);
  return (value, path) => {
    if (!isRecord(value)) return `${path} is ${brief(value)}, not a record`;
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name)) return `${path} has "${name.slice(0, 40)}"`;
    for (const name of names) {
      const own = Object.hasOwn(value, name) ? value[name] : undefined;
      const wrong = fields[name]?.(own, `${path}.${name}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

/** A record whose keys and values have these shapes. */
export const mapOf =
  (key: Shape, item: Shape): Shape =>
  (value, path) => {
    if (!isRecord(value)) return `${path} is ${brief(value)}, not a record`;
    for (const name of Object.keys(value)) {
      const wrong = key(name, `a key of ${path}`) ?? item(value[name], `${path}.${name}`);
      if (wrong) return wrong;
    }
    return undefined;
  };

/** Any of these shapes. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    let wrong: string | undefined;
    for (const shape of shapes) {
      wrong = shape(value, path);
      if (!wrong) return undefined;
    }
    return wrong;
  };
