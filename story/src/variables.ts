import type { Json } from '@wyrdhall/kernel';
import type { Value, Values } from './values.ts';

interface Declared {
  readonly 'VAR='?: string;
}

/** The variables that a compiled script declares, with what they begin with. */
export function variablesOf(compiled: string): Values {
  const { root } = JSON.parse(compiled) as { root: readonly { readonly 'global decl'?: Json[] }[] };
  const variables: Record<string, Value> = {};
  let value: Value = false;
  for (const item of root.at(-1)?.['global decl'] ?? []) {
    const name = (item as Declared | null)?.['VAR='];
    if (name !== undefined) variables[name] = value;
    else if (typeof item === 'string') value = item.startsWith('^') ? item.slice(1) : value;
    else if (typeof item === 'boolean' || typeof item === 'number') value = item;
  }
  return variables;
}
