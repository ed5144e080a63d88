import { signal } from '@preact/signals';

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;
const USED = /href="#([^"]+)"/g;

const symbols = new Map<string, string>();
/** Gradients that the symbols of a sheet share, sheet by sheet. */
const shared = new Set<string>();

/** Grows when a sheet has come: what shows a picture of it draws again. */
export const sheetsHere = signal(0);

const asked = new Set<string>();

/** Puts a sheet of pictures into the page, once, where drawings can use them by their ids. */
export async function layOut(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  const text = await fetch(url).then((response) => (response.ok ? response.text() : ''));
  if (!text) return; // Without pictures the names are still there.
  for (const [symbol, id = ''] of text.matchAll(SYMBOL)) symbols.set(id, symbol);
  const defs = /<defs>[\s\S]*?<\/defs>/.exec(text)?.[0];
  if (defs) shared.add(defs);
  const sheet = document.createElement('div');
  sheet.className = 'sprites';
  sheet.ariaHidden = 'true';
  sheet.innerHTML = text;
  document.body.append(sheet);
  sheetsHere.value++;
}

/** How wide and high a picture is drawn; that of a bust while its sheet is on the way. */
export function boxOf(id: string): readonly [w: number, h: number] {
  const symbol = sheetsHere.value > 0 ? symbols.get(id) : undefined;
  const [, w = '240', h = '300'] = /viewBox="0 0 (\S+) (\S+)"/.exec(symbol ?? '') ?? [];
  return [Number(w), Number(h)];
}

/** A picture as a document of its own; nothing while its sheet is on the way. */
export function standalone(id: string, width: number, height: number): string | undefined {
  const needed = new Map<string, string>();
  const take = (name: string): void => {
    const symbol = symbols.get(name);
    if (!symbol || needed.has(name)) return;
    needed.set(name, symbol);
    for (const [, used = ''] of symbol.matchAll(USED)) take(used);
  };
  take(id);
  if (needed.size === 0) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[...shared].join('')}${[...needed.values()].join('')}<use href="#${id}"/></svg>`;
}
