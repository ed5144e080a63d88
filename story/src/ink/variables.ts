import type { Value, Values } from '../structure.ts';
import { allItems, type Container, declarationsOf, isEntry, isText, knotsOf } from './script.ts';

/** The variables that a script declares, with what they begin with. */
export function variablesOf(root: Container): Values {
  const variables: Record<string, Value> = {};
  let value: Value = false;
  for (const item of declarationsOf(root)) {
    if (isEntry(item) && typeof item['VAR='] === 'string') variables[item['VAR=']] = value;
    else if (isText(item)) value = item.slice(1);
    else if (item === 'str') value = '';
    else if (typeof item === 'boolean' || typeof item === 'number') value = item;
  }
  return variables;
}

/** The names that a knot itself mentions in this way: `VAR?` reads, `VAR=` sets. */
export const namesIn = (knot: Container, field: 'VAR?' | 'VAR='): string[] => [
  ...new Set(
    [...allItems(knot)].flatMap((item) =>
      isEntry(item) && typeof item[field] === 'string' ? item[field] : [],
    ),
  ),
];

const DIVERTS = ['->', '->t->', 'f()', '^->'];

/** The knots that a knot leads to, by diverts, tunnels, threads, functions. */
function ledTo(knot: Container): string[] {
  const paths = [...allItems(knot)].flatMap((item) =>
    isEntry(item) ? DIVERTS.flatMap((field) => (typeof item[field] === 'string' ? item[field] : [])) : [],
  );
  return paths.flatMap((path) => path.split('.')[0] || []);
}

/** Each knot with all that it leads to, itself included. */
export function reachOf(root: Container): ReadonlyMap<string, readonly string[]> {
  const knots = new Map(knotsOf(root));
  const next = new Map([...knots].map(([name, knot]) => [name, ledTo(knot).filter((to) => knots.has(to))]));
  return new Map(
    [...knots.keys()].map((name) => {
      const found = new Set([name]);
      for (const knot of found) for (const to of next.get(knot) ?? []) found.add(to);
      return [name, [...found]];
    }),
  );
}

/** The variables that each knot reads, itself or in knots that it leads to. */
export function readsOf(root: Container): Record<string, readonly string[]> {
  const knots = new Map(knotsOf(root));
  const variables = variablesOf(root);
  const reads = (knot: string): string[] =>
    namesIn(knots.get(knot) ?? [], 'VAR?').filter((name) => Object.hasOwn(variables, name));
  return Object.fromEntries(
    [...reachOf(root)].map(([name, reach]) => [name, [...new Set(reach.flatMap(reads))].sort()]),
  );
}
