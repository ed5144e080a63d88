import type { Json } from '@wyrdhall/kernel';

/*
 * A compiled ink script: a container is a list whose last item is null or holds its named containers. `^` begins a
 * text, `ev` … `/ev` is evaluated, `str` … `/str` makes a string of what is between, `#` … `/#` a tag. An object is
 * a variable, an assignment, a divert, a choice. (docs: ink_JSON_runtime_format in the ink repository.)
 */
export type Item = string | number | boolean | null | Container | Entry;
export type Container = Item[];
export interface Entry {
  [field: string]: Item;
}

export const isContainer = (item: Item | undefined): item is Container => Array.isArray(item);

export const isEntry = (item: Item | undefined): item is Entry =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

export const isText = (item: Item | undefined): item is `^${string}` =>
  typeof item === 'string' && item.startsWith('^');

/** The items of a container, without those that have a name. */
export const contentOf = (container: Container): Item[] => container.slice(0, -1);

/** The named containers of a container. */
export function namedIn(container: Container): [name: string, container: Container][] {
  const last = container.at(-1);
  if (!isEntry(last)) return [];
  return Object.entries(last).flatMap(([name, item]) => (isContainer(item) ? [[name, item]] : []));
}

const DECLARATIONS = 'global decl';

export const rootOf = (ink: { readonly [field: string]: Json }): Container => ink.root as Container;

/** Knots and functions, by name. */
export const knotsOf = (root: Container): [name: string, knot: Container][] =>
  namedIn(root).filter(([name]) => name !== DECLARATIONS);

export const declarationsOf = (root: Container): Container =>
  namedIn(root).find(([name]) => name === DECLARATIONS)?.[1] ?? [null];

/** Every item of a container and of the containers in it. */
export function* allItems(container: Container): Generator<Item> {
  for (const item of container) {
    yield item;
    if (isContainer(item)) yield* allItems(item);
    else if (isEntry(item))
      for (const inner of Object.values(item)) if (isContainer(inner)) yield* allItems(inner);
  }
}
