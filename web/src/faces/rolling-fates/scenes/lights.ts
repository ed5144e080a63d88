import { at, type Element, HEIGHT, HORIZON, line, n, path, shine, times, WIDTH } from './tools.ts';

export const lantern =
  (x: number, y: number, scale = 1): Element =>
  ({ p }) =>
    at(
      x,
      y,
      scale,
      `${shine(0, 0, 200, 180, 0.85)}${line('M0 -260V-24', '#120a1a', 3)}${path('M-10 -18H10L13 15H-13Z', p.glow)}<ellipse cy="2" rx="5" ry="9" fill="#fff"/>${line('M-10 -18H10L13 15H-13ZM-4 -18L-5 15M4 -18L5 15M-15 15H15M-12 -21H12L6 -28H-6Z', '#23140e', 3)}`,
    );

const flame =
  '<path d="M0 0C-9 -8 -5 -16 0 -28C5 -16 9 -8 0 0Z" fill="#ffd98a"/><path d="M0 -1C-4 -6 -2 -11 0 -17C2 -11 4 -6 0 -1Z" fill="#fff6df"/>';

/** Candles on the floor, or on whatever stands before the wall. */
export const candles =
  (count: number, y: number): Element =>
  ({ p, random }) =>
    times(count, (i) => {
      const x = (i + random()) * (WIDTH / count);
      const h = 12 + random() * 26;
      return at(
        x,
        y + random() * 14,
        0.6 + random() * 0.4,
        `${shine(0, -h - 10, 90, 80, 0.5)}<path d="M-6 0V${n(-h)}h12V0z" fill="${p.rim}"/><g transform="translate(0 ${n(-h)})">${flame}</g>`,
      );
    });

export const torch =
  (x: number, y: number, scale = 1): Element =>
  ({ p }) =>
    at(
      x,
      y,
      scale,
      `${shine(0, -30, 210, 190, 0.85)}${path('M-7 60L-12 0H12L7 60Z', p.near)}${line('M-12 0H12', p.rim, 3, 0.7)}<g transform="scale(1.9)">${flame}</g>`,
    );

/** Fire in an iron basket on legs. */
export const brazier =
  (x: number, scale = 1): Element =>
  ({ p }) =>
    at(
      x,
      HORIZON + 26,
      scale,
      `${shine(0, -80, 240, 210, 0.9)}${line('M-26 0L-14 -44M26 0L14 -44M0 4V-44', p.near, 6)}${path('M-34 -70H34L22 -40H-22Z', p.near)}<g transform="translate(0 -66) scale(2.2)">${flame}</g><g transform="translate(-14 -64) scale(1.4)">${flame}</g><g transform="translate(15 -64) scale(1.5)">${flame}</g>`,
    );

/** Light that falls in from above. */
export const shaft =
  (x: number, opacity = 0.2): Element =>
  ({ p }) =>
    `<path d="M${x - 30} -10H${x + 50}L${x + 250} ${HEIGHT}H${x - 160}Z" fill="${p.glow}" opacity="${opacity}" filter="url(#soft)"/>`;

/** Pools of light under the two sides. */
export const footlights: Element = () => `${shine(270, 545, 380, 74, 0.4)}${shine(960, 545, 540, 84, 0.45)}`;

export const mist =
  (opacity = 0.3): Element =>
  ({ p }) =>
    `<g filter="url(#soft)" opacity="${opacity}"><ellipse cx="380" cy="${HORIZON + 4}" rx="560" ry="26" fill="${p.rim}"/><ellipse cx="1140" cy="${HORIZON + 8}" rx="480" ry="24" fill="${p.rim}"/></g>`;

/** Dark shapes at the edges, near the eye. */
export const reeds: Element = ({ random }) =>
  times(30, (i) => {
    const x = i < 15 ? random() * 180 : WIDTH - random() * 180;
    const h = 80 + random() * 120;
    return `${line(`M${n(x)} ${HEIGHT}q${n(random() * 20 - 10)} ${n(-h / 2)} ${n(random() * 30 - 15)} ${n(-h)}`, '#07050a', 3.4)}${i % 3 ? '' : `<ellipse cx="${n(x)}" cy="${n(HEIGHT - h)}" rx="5" ry="16" fill="#1c0f0a"/>`}`;
  });

export const frame: Element = () =>
  path(
    `M0 0H${WIDTH}V${HEIGHT}H1410C1432 420 1424 210 1330 96C1200 30 960 8 720 6C480 8 240 30 110 96C16 210 8 420 30 ${HEIGHT}H0Z`,
    '#050308',
    'opacity=".72" filter="url(#rough)"',
  );
