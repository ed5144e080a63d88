import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
}

const NAME = /'(game-icons|lucide):([a-z0-9-]+)'/g;
const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function iconSet(name: string): IconSet {
  const known = sets.get(name);
  if (known) return known;
  const file = require.resolve(`@iconify-json/${name}/icons.json`);
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  sets.set(name, set);
  return set;
}

/** A drawing of 512 units needs no fractions: nobody sees a tenth of them. */
const fewerDigits = (body: string, width: number): string =>
  width < 100 ? body : body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`);

/** The numbers of a path, to a tenth; those of relative moves add up, so no further. */
const rounded = (path: string): string =>
  path.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => ` ${Math.round(Number(number) * 10) / 10}`);

/** In `*.icons.ts`, puts the drawing in the place of its name: `'lucide:menu'` becomes `'24 <path …/>'`. */
export function pickIcons(): Plugin {
  return {
    name: 'pick-icons',
    // Before the types are taken off: quotes change there.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.icons.ts')) return undefined;
      const picked = code.replace(NAME, (_, set: string, icon: string) => {
        const { icons, width = 16 } = iconSet(set);
        const body = icons[icon]?.body;
        if (!body) throw new Error(`${id}: there is no icon ${set}:${icon}.`);
        return JSON.stringify(`${width} ${fewerDigits(body, width)}`);
      });
      return { code: picked, map: null };
    },
  };
}
