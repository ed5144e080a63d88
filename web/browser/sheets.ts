// npm run sheets: all figures at 300, 90 and 40 pixels and all cards, into docs/pictures.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { SHEETS } from '../art/sheets.ts';
import { launch } from './launch.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });

const GAMES = {
  grimheim: ['grimheim-figures', 'grimheim-cards'],
  'rolling-fates': [
    'rolling-fates-heroes',
    ...[1, 2, 3, 4].map((tier) => `rolling-fates-tier-${tier}`),
    'rolling-fates-cards',
  ],
  fateforge: [
    'fateforge-heroes',
    ...['wild', 'lantern-guard', 'rust-court', 'unburied', 'ember-choir', 'mirefolk', 'bosses'].map(
      (faction) => `fateforge-${faction}`,
    ),
  ],
} as const;

const style = `<style>body{margin:12px;background:#2a1d14;color:#f4e6c8;font:600 13px sans-serif}
.all{display:flex;flex-wrap:wrap;gap:10px}.cell{background:#1a110b;border-radius:8px;padding:8px;text-align:center}
.sizes{display:flex;align-items:flex-end;gap:10px;justify-content:center}.meadow{background:#7d8448;border-radius:6px;padding:4px}
.crowd{display:flex;flex-wrap:wrap;gap:6px;padding:10px;margin-top:14px;background:#7d8448;border-radius:8px}
.blind{filter:url(#deuteranopia)}.crowd.dark{background:#cdb98f}svg{overflow:visible}</style>
<svg width="0" height="0" style="position:absolute"><filter id="deuteranopia" color-interpolation-filters="linearRGB"><feColorMatrix values="0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0"/></filter></svg>`;

const one = (id: string, [w, h]: readonly [number, number], wide: number): string =>
  `<svg width="${wide}" height="${Math.round((wide * h) / w)}" viewBox="0 0 ${w} ${h}"><use href="#${id}" width="${w}" height="${h}"/></svg>`;

function figurePage(text: string): string {
  const symbols = [...text.matchAll(/<symbol id="f-([^"]+)" viewBox="0 0 (\S+) (\S+)"/g)];
  const figures = symbols.map(([, id = '', w, h]) => ({ id, box: [Number(w), Number(h)] as const }));
  const cells = figures.map(({ id, box }) => {
    const size = (n: number) => one(`f-${id}`, box, Math.round((n * box[0]) / 300));
    return `<div class="cell">${one(`f-${id}`, box, box[0] > 320 ? 300 : 240)}<div class="sizes">${size(90)}<span class="meadow">${size(50)}</span></div>${id}</div>`;
  });
  const standees = [...text.matchAll(/<symbol id="(s-[^"]+)"/g)].map(([, id = '']) => id);
  const small = standees.length
    ? standees.map((id) => one(id, [340, 400], 57))
    : figures.map(({ id, box }) => one(`f-${id}`, box, Math.round(box[0] / 6)));
  const black = figures.map(
    ({ id, box: [w, h] }) =>
      `<svg width="${Math.round(w / 6)}" height="${Math.round(h / 6)}" viewBox="0 0 ${w} ${h}"><use href="#c-f-${id}" stroke="#000" stroke-width="12"/></svg>`,
  );
  const crowds = [
    ['', small],
    [' blind', small],
    [' dark', black],
  ] as const;
  const rows = crowds.map(([look, all]) => `<div class="crowd${look}">${all.join('')}</div>`);
  return `<div class="all">${cells.join('')}</div><p>On the board, forty pixels: as it is, with deuteranopia, as black shapes</p>${rows.join('')}`;
}

function cardPage(text: string): string {
  const ids = [...text.matchAll(/<symbol id="k-([^"]+)"/g)].map(([, id = '']) => id);
  if (ids.length === 0) return '';
  return `<div class="all">${ids.map((id) => `<div style="width:176px"><svg width="176" height="95" viewBox="0 0 240 130" style="overflow:hidden;border-radius:6px"><use href="#k-${id}" width="240" height="130"/></svg>${id}</div>`).join('')}</div>`;
}

const browser = await launch({ executablePath: await chromium.executablePath(), args: ['--headless=shell'] });
try {
  for (const [game, sheets] of Object.entries(GAMES)) {
    const text = sheets.map((name) => SHEETS[name]?.() ?? '').join('');
    for (const [name, body] of [
      ['figures', figurePage(text)],
      ['cards', cardPage(text)],
    ] as const) {
      if (!body) continue;
      const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
      await page.setContent(`${style}${text}${body}`);
      const path = `${folder}${name}-${game}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: true });
      console.log(path);
      await page.close();
    }
  }
} finally {
  await browser.close();
}
