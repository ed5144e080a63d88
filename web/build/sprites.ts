import type { Plugin } from 'vite';
import { SHEETS } from '../art/sheets.ts';

const PREFIX = 'sprite:';

/** `import { url } from 'sprite:NAME'`: draws the sheet of that name and puts it beside the page as a file. */
export function bakeSprites(): Plugin {
  let isBuild = false;
  return {
    name: 'bake-sprites',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const draw = SHEETS[name];
      if (!draw) throw new Error(`There is no sheet '${name}': there are ${Object.keys(SHEETS).join(', ')}.`);
      const source = draw();
      if (!isBuild) return `export const url = ${JSON.stringify(inline(source))};`;
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source });
      return `export const url = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** While developing there is no file to fetch. */
const inline = (source: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
