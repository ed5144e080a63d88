import { Fault } from '../fault.ts';

interface Outsider {
  readonly owner: object;
  readonly key: string;
  readonly instead: object;
}

function refusing(name: string): () => never {
  return function outside(): never {
    throw new Fault(`The rules use ${name}: chance and time must come through the table.`);
  };
}

/** Where chance and time come from when they do not come through the table. */
function outsiders(): Outsider[] {
  const world = globalThis as unknown as Record<string, object>; // purity: to take the outside away
  const of = (name: string, ...keys: string[]) =>
    keys.map((key) => ({ owner: world[name] as object, key, instead: refusing(`${name}.${key}`) }));
  const date = Object.assign(refusing('new Date()'), { now: refusing('Date.now') });
  return [
    ...of('Math', 'random'),
    ...of('performance', 'now'),
    ...of('crypto', 'getRandomValues', 'randomUUID'),
    { owner: world, key: 'Date', instead: date },
  ].filter(({ owner }) => owner !== undefined);
}

/** Runs without chance and clock: whoever reaches for one of them is told that it is a fault. */
export function alone(run: () => void): void {
  const taken = outsiders().map(({ owner, key, instead }) => {
    const had = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { value: instead, configurable: true, writable: true });
    return { owner, key, had };
  });
  try {
    run();
  } finally {
    for (const { owner, key, had } of taken) {
      if (had) Object.defineProperty(owner, key, had);
      else Reflect.deleteProperty(owner, key);
    }
  }
}
