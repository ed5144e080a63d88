import {
  type Container,
  contentOf,
  type Item,
  isContainer,
  isEntry,
  isText,
  namedIn,
} from '../ink/script.ts';

/** Logic within a line: what it says fills a gap. */
export interface Inline {
  readonly kind: 'inline';
  /** The last item of it. */
  readonly to: number;
  /** The variable whose value it says, where it does nothing else. */
  readonly variable: string | undefined;
  /** Containers with texts that it chooses from. */
  readonly texts: readonly Container[];
  /** Puts marks around what it says. */
  wrap(before: string, after: string): void;
}

/** The index of the item that closes what opens here. */
export function matching(items: Container, from: number, open: string, close: string): number {
  let depth = 0;
  for (let i = from; i < items.length; i++) {
    if (items[i] === open) depth++;
    if (items[i] === close && --depth === 0) return i;
  }
  throw new Error(`"${open}" is never closed.`);
}

/** The logic within a line that begins at this item; undefined where something else begins. */
export function inlineAt(items: Container, from: number): Inline | undefined {
  const item = items[from];
  if (isContainer(item)) return sequence(item, from);
  if (item !== 'ev') return undefined;
  const end = matching(items, from, 'ev', '/ev');
  if (items[end - 1] === 'out') return output(items, from, end);
  return conditional(items, from, end);
}

/** An item becomes a container of its own: so nothing else moves. */
const wrapper =
  (items: Container, from: number, to: number) =>
  (before: string, after: string): void => {
    items[from] = [`^${before}`, items[from] as Item, null];
    items[to] = [items[to] as Item, `^${after}`, null];
  };

/** `{hero}` */
function output(items: Container, from: number, to: number): Inline {
  const value = items[from + 1];
  const name = to === from + 3 && isEntry(value) ? value['VAR?'] : undefined;
  const variable = typeof name === 'string' ? name : undefined;
  return { kind: 'inline', to, variable, texts: [], wrap: wrapper(items, from, to) };
}

/** `{kind: a friend|a stranger}`: the condition, its branches, and a place where they come together. */
function conditional(items: Container, from: number, end: number): Inline | undefined {
  let to = end + 1;
  while (isContainer(items[to])) to++;
  if (to === end + 1 || items[to] !== 'nop') return undefined;
  const texts = (items.slice(end + 1, to) as Container[]).flatMap((branch) =>
    namedIn(branch).map(([, body]) => body),
  );
  if (!texts.every(saysOnly)) return undefined;
  return { kind: 'inline', to, variable: undefined, texts, wrap: wrapper(items, from, to) };
}

/** `{first|then|last}`: a container that counts its visits. */
function sequence(items: Container, index: number): Inline | undefined {
  if (items[0] !== 'ev' || items[1] !== 'visit') return undefined;
  const texts = namedIn(items).map(([, step]) => step);
  const end = items.lastIndexOf('nop');
  if (end < 0 || !texts.every(saysOnly)) return undefined;
  return { kind: 'inline', to: index, variable: undefined, texts, wrap: wrapper(items, 0, end) };
}

/** Whether a branch only says something and then comes back: no line ends in it, nothing leads away. */
function saysOnly(branch: Container): boolean {
  const items = contentOf(branch);
  const back = items.at(-1);
  if (!isEntry(back) || back['->'] === undefined) return false;
  for (let i = items[0] === 'pop' ? 1 : 0; i < items.length - 1; i++) {
    if (isText(items[i])) continue;
    const inline = inlineAt(items, i);
    if (!inline) return false;
    i = inline.to;
  }
  return true;
}
