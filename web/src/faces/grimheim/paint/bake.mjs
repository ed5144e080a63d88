// Paints the land, the lid of the box and the signs into art/. Run: npx tsx web/src/faces/grimheim/paint/bake.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as browsers } from 'playwright-core';
import { FRAME } from '../frame.ts';
import { coverPicture } from './cover.ts';
import { groundLayer, growthLayer, lightLayer } from './layers.ts';
import { PIECE_PICTURES } from './piece-pictures.ts';

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const bodyOf = (name) => {
  const body = icons[name]?.body;
  if (!body) throw new Error(`There is no icon ${name}.`);
  return body;
};
const icon = (name, x, y, size, color, opacity = 1) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" color="${color}" opacity="${opacity}">${bodyOf(name)}</g>`;

const art = fileURLToPath(new URL('../art/', import.meta.url));
mkdirSync(art, { recursive: true });

function sheet(file, kind, pictures) {
  const symbols = Object.entries(pictures).map(
    ([id, name]) => `<symbol id="grim-${kind}-${id}" viewBox="0 0 512 512">${bodyOf(name)}</symbol>`,
  );
  writeFileSync(
    art + file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><title>${kind}</title>${symbols.join('')}</svg>\n`,
  );
}
sheet('pieces.svg', 'piece', PIECE_PICTURES);

const browser = await browsers.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args,
});
const page = await browser.newPage();

async function bake(file, width, height, quality, svg, light) {
  const url = await page.evaluate(
    async ({ width, height, quality, layers }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      for (const [i, layer] of layers.entries()) {
        const image = new Image();
        const sized = layer.replace('<svg ', `<svg width="${width}" height="${height}" `);
        image.src = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
        await image.decode();
        if (i > 0) context.globalCompositeOperation = 'source-atop';
        context.drawImage(image, 0, 0, width, height);
      }
      return canvas.toDataURL('image/webp', quality);
    },
    { width, height, quality, layers: light ? [svg, light] : [svg] },
  );
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  writeFileSync(art + file, bytes);
  console.log(file, bytes.length);
}

const SCALE = 2.4;
const [width, height] = [Math.round(FRAME.w * SCALE), Math.round(FRAME.h * SCALE)];
await bake('ground.webp', width, height, 0.72, groundLayer());
await bake('growth.webp', width, height, 0.78, growthLayer(icon), lightLayer());
await bake('cover.webp', 560, 680, 0.8, coverPicture());
await browser.close();
