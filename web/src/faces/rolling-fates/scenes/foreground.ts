import { at, type Element, HEIGHT, HORIZON, line, n, path, shine, times, WIDTH } from './tools.ts';

/** What stands before the party, at the edges: nearly black, with the light of the place at its edge. */
const NEAR = '#08050b';

/** Both corners, the second one mirrored. */
const corners = (draw: (side: number) => string): string =>
  `${draw(0)}<g transform="translate(${WIDTH} 0) scale(-1 1)">${draw(1)}</g>`;

/** Light from bright openings in the wall, on the floor before them. */
export const spill =
  (count: number): Element =>
  ({ p }) =>
    times(count, (i) => {
      const w = WIDTH / count;
      const x = (i + 0.5) * w;
      const half = Math.min(62, w * 0.28);
      const lean = (x - WIDTH / 2) * 0.5;
      return path(
        `M${n(x - half)} ${HORIZON + 4}H${n(x + half)}L${n(x + half * 2.4 + lean)} ${HEIGHT - 30}H${n(x - half * 2.4 + lean)}Z`,
        p.glow,
        'opacity=".16" filter="url(#soft)"',
      );
    });

export const boulders: Element = ({ p, random }) =>
  corners(() => {
    const heap = times(4, (i) => {
      const x = i * 46 - 30;
      const h = 118 - i * 26 + random() * 20;
      const top = `M${x - 50} ${HEIGHT}L${n(x - 36)} ${n(HEIGHT - h * 0.7)}L${n(x - 4)} ${n(HEIGHT - h)}L${n(x + 34)} ${n(HEIGHT - h * 0.74)}L${x + 62} ${HEIGHT}`;
      const lit = `M${n(x - 4)} ${n(HEIGHT - h)}L${n(x + 34)} ${n(HEIGHT - h * 0.74)}L${x + 52} ${n(HEIGHT - h * 0.3)}`;
      return `${path(`${top}Z`, NEAR)}${line(lit, p.rim, 3, 0.4)}`;
    });
    return `<g filter="url(#rough)">${heap}</g>`;
  });

export const ferns: Element = ({ p, random }) =>
  corners(() =>
    times(16, (i) => {
      const x = i * 13 - 30 + random() * 12;
      const h = 150 - i * 6 + random() * 50;
      const tip = x + 24 + random() * 60;
      return `${path(`M${n(x - 7)} ${HEIGHT}Q${n(x - 4)} ${n(HEIGHT - h * 0.6)} ${n(tip)} ${n(HEIGHT - h)}Q${n(x + 18)} ${n(HEIGHT - h * 0.5)} ${n(x + 11)} ${HEIGHT}Z`, NEAR)}${i % 3 ? '' : line(`M${n(x + 11)} ${HEIGHT}Q${n(x + 18)} ${n(HEIGHT - h * 0.5)} ${n(tip)} ${n(HEIGHT - h)}`, p.rim, 2, 0.4)}`;
    }),
  );

/** A pillar so near that it leaves the picture, and cloth on it. */
export const nearPillars: Element = ({ p }) =>
  corners(
    () =>
      `${path(`M-10 0H62L54 70V${HEIGHT - 92}L78 ${HEIGHT - 66}V${HEIGHT}H-10Z`, NEAR)}${line(`M62 0L54 70V${HEIGHT - 92}`, p.rim, 3, 0.26)}${line(`M34 80V${HEIGHT - 96}M14 80V${HEIGHT - 96}`, p.rim, 2, 0.14)}${path('M-10 40H96Q88 170 60 236Q30 200 -10 190Z', p.near)}${line('M96 40Q88 170 60 236', p.rim, 3, 0.5)}${line('M30 44Q30 150 14 190M64 44Q60 150 46 214', p.rim, 2, 0.18)}`,
  );

export const bookPiles: Element = ({ p, random }) =>
  corners(() =>
    times(9, (i) => {
      const y = HEIGHT - 18 - i * 19;
      const w = 128 - i * 7 + random() * 26;
      const x = -34 + random() * 26;
      return `${path(`M${n(x)} ${n(y)}h${n(w)}v18h${n(-w)}z`, i % 3 ? NEAR : p.near)}${line(`M${n(x)} ${n(y)}h${n(w)}v17`, p.rim, 2.4, 0.42)}${line(`M${n(x + w - 12)} ${n(y + 5)}v9`, p.glow, 3, 0.3)}`;
    }),
  );

/** Casks and chests, stacked. */
export const cargo: Element = ({ p }) =>
  corners((side) => {
    const cask = `${path('M-46 0C-58 -40 -58 -74 -46 -116H46C58 -74 58 -40 46 0Z', NEAR)}${line('M46 0C58 -40 58 -74 46 -116H-20', p.rim, 3, 0.5)}${line('M-53 -30H54M-54 -86H54', p.rim, 5, 0.2)}`;
    const chest = `${path('M-62 0V-56Q-62 -84 0 -84Q62 -84 62 -56V0Z', NEAR)}${line('M0 -84Q62 -84 62 -56V0M-62 -48H62', p.rim, 3, 0.42)}${path('M-9 -54h18v20h-18z', p.glow, 'opacity=".5"')}`;
    return `${at(18, HEIGHT - 96, 0.9, side ? cask : chest)}${at(10, HEIGHT + 8, 1.12, side ? chest : cask)}${at(104, HEIGHT + 12, 0.74, cask)}`;
  });

/** A fence across the middle, not whole. */
export const fence: Element = ({ p, random }) =>
  times(26, (i) => {
    const x = i * 58 + random() * 14;
    const h = 44 + random() * 16;
    const y = HORIZON + 20;
    if (random() < 0.16) return '';
    const post = `M${n(x - 5)} ${y}L${n(x - 5 + random() * 4)} ${n(y - h)}L${n(x + 2)} ${n(y - h - 8)}L${n(x + 7)} ${n(y - h)}L${n(x + 6)} ${y}Z`;
    return `${path(post, p.near)}${line(`M${n(x + 2)} ${n(y - h - 8)}L${n(x + 7)} ${n(y - h)}V${y}`, p.rim, 2, 0.5)}${line(`M${n(x)} ${n(y - 30)}h58`, p.near, 6)}${line(`M${n(x)} ${n(y - 33)}h58`, p.rim, 1.4, 0.4)}`;
  });

/** Tents with somebody in them. */
export const tents: Element = ({ p, random }) =>
  times(5, (i) => {
    const x = 130 + i * 300 + random() * 90;
    const s = 0.8 + random() * 0.5;
    return at(
      x,
      HORIZON + 18,
      s,
      `${shine(0, -40, 130, 90, 0.5)}${path('M-96 0L-6 -104L0 -118L6 -104L96 0Z', p.near)}${path('M-30 0L0 -82L30 0Z', p.glow, 'opacity=".75"')}${path('M-12 0L0 -52L14 0Z', p.near, 'opacity=".55"')}${line('M0 -118L96 0M0 -118V-136', p.rim, 3, 0.65)}${line('M-96 0L-6 -104', p.rim, 2, 0.25)}${line('M96 0L128 14M-96 0L-128 14', p.near, 3)}`,
    );
  });

/** It hangs before the works, and holds still for once. */
export const pendulum: Element = ({ p }) =>
  `${line('M700 -10L742 300', p.near, 16)}${line('M706 -10L748 300', p.rim, 3, 0.6)}${at(748, 346, 1, `${shine(0, 0, 170, 150, 0.5)}<circle r="66" fill="${p.near}"/><circle r="50" fill="${p.mid}"/><circle r="30" fill="${p.near}"/>${line('M-46 -46A66 66 0 0 1 64 -14', p.rim, 5, 0.8)}${line('M-34 -34A50 50 0 0 1 48 -10', p.rim, 3, 0.4)}`)}`;
