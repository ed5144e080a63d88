import { signal } from '@preact/signals';

/** A place in the hall, kept behind the `#` of the address so that any static host will do. */
export interface Route {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** Reads `#/new/toy?seed=7`, or the same without the `#`. */
export function readRoute(text: string): Route {
  const [place = '', query = ''] = text.replace(/^#?\/?/, '').split('?');
  const path = place.split('/').filter((part) => part !== '');
  return { path: path.map(decode), query: Object.fromEntries(new URLSearchParams(query)) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hrefTo(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
}

export const route = signal<Route>({ path: [], query: {} });

export function goTo(path: readonly string[], { instead = false } = {}): void {
  if (instead) {
    history.replaceState(null, '', hrefTo(path));
    route.value = readRoute(location.hash);
  } else location.hash = hrefTo(path).slice(1);
}

export function followAddress(): void {
  const read = () => {
    route.value = readRoute(location.hash);
  };
  addEventListener('hashchange', read);
  read();
}
