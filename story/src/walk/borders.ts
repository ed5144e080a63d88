import { type Container, knotsOf } from '../ink/script.ts';
import { reachOf, variablesOf } from '../ink/variables.ts';
import type { Value, Values } from '../structure.ts';
import { type Call, ComparisonReader } from './comparisons.ts';

/** The values of each variable that are worth trying. */
export type Tried = ReadonlyMap<string, ReadonlySet<Value>>;

/**
 * The values of each variable at which something in a knot can change, itself or in knots that it leads to: on both
 * sides of every comparison.
 */
export function bordersOf(root: Container): ReadonlyMap<string, Tried> {
  const variables = variablesOf(root);
  const readers = knotsOf(root).map(
    ([name, knot]) => [name, new ComparisonReader(name, variables, knot)] as const,
  );
  const all = new Map<string, Set<Value>>();
  for (const [, { tried }] of readers) merge(all, tried);
  const calls = readers.flatMap(([, reader]) => reader.calls);
  // A function may hand its parameter on to another one.
  for (let changed = true; changed; ) changed = calls.filter((call) => passOn(call, all)).length > 0;
  return new Map(
    [...reachOf(root)].map(([name, reach]) => {
      const tried = new Map<string, Set<Value>>();
      for (const [knot, reader] of readers) {
        if (!reach.includes(knot)) continue;
        merge(tried, reader.tried);
        for (const { variables: passed } of reader.calls)
          for (const variable of passed) merge(tried, new Map([[variable, all.get(variable) ?? new Set()]]));
      }
      return [name, onlyFitting(tried, variables)];
    }),
  );
}

function merge(into: Map<string, Set<Value>>, from: Tried): void {
  for (const [name, values] of from) into.set(name, new Set([...(into.get(name) ?? []), ...values]));
}

/** What a function compares its parameters with is worth trying for what it is called with. */
function passOn({ to, variables }: Call, all: Map<string, Set<Value>>): boolean {
  const before = variables.map((name) => all.get(name)?.size ?? 0);
  for (const [parameter, values] of [...all]) {
    if (!parameter.startsWith(`${to}/`)) continue;
    for (const name of variables) merge(all, new Map([[name, values]]));
  }
  return variables.some((name, i) => (all.get(name)?.size ?? 0) > (before[i] ?? 0));
}

/** A number is not tried as a word; parameters of functions are nobody's to set. */
const onlyFitting = (tried: Tried, variables: Values): Tried =>
  new Map(
    [...tried].flatMap(([name, values]) => {
      const fitting = [...values].filter((value) => typeof value === typeof variables[name]);
      return fitting.length > 0 ? [[name, new Set(fitting)] as const] : [];
    }),
  );
