import { type Element, HEIGHT, HORIZON, line, n, path, times, WIDTH } from './tools.ts';

const base = `<rect x="-20" y="${HORIZON}" width="${WIDTH + 40}" height="${HEIGHT - HORIZON + 20}" fill="url(#floor)"/><rect x="-20" y="${HORIZON - 6}" width="${WIDTH + 40}" height="34" fill="#04020a" opacity=".5" filter="url(#soft)"/>`;

/** Lines that run away to the middle of the horizon. */
const away = (color: string, count: number, opacity: number): string =>
  times(count, (i) => {
    const x = (i - (count - 1) / 2) * 62;
    return line(`M${n(720 + x)} ${HORIZON + 2}L${n(720 + x * 3)} ${HEIGHT}`, color, 1.6, opacity);
  });

/** Lines across, closer together with the distance. */
const across = (dark: string, light: string, count: number): string =>
  times(count, (i) => {
    const y = HORIZON + 3 + i * i * 3.4 + i * 7;
    return `${line(`M-20 ${n(y)}H1460`, dark, 1.2 + i * 0.5, 0.7)}${line(`M-20 ${n(y + 2)}H1460`, light, 1, 0.22)}`;
  });

export const flagstones: Element = ({ p }) =>
  `<g filter="url(#rough)">${base}${across('#05030a', p.rim, 7)}${away('#05030a', 31, 0.5)}</g>`;

export const planks: Element = ({ p }) =>
  `${base}${across('#05030a', p.rim, 7)}<g filter="url(#rough)">${away('#05030a', 11, 0.35)}</g>`;

export const tiles: Element = ({ p }) => {
  const rows = times(6, (i) => {
    const y = HORIZON + i * i * 4 + i * 8;
    const h = 8 * i + 12;
    return times(13, (k) => {
      if ((i + k) % 2) return '';
      const top = (x: number) => 720 + (x - 6.5) * (60 + i * 40);
      const low = (x: number) => 720 + (x - 6.5) * (100 + i * 40);
      return path(
        `M${n(top(k))} ${y}H${n(top(k + 1))}L${n(low(k + 1))} ${y + h}H${n(low(k))}Z`,
        p.rim,
        'opacity=".12"',
      );
    });
  });
  return base + rows;
};

export const grass: Element = ({ p, random }) =>
  `${base}${times(190, () => {
    const y = HORIZON + random() * 190;
    const h = 6 + (y - HORIZON) * 0.14;
    return line(
      `M${n(random() * WIDTH)} ${n(y)}q${n(random() * 6 - 3)} ${n(-h)} ${n(random() * 10 - 5)} ${n(-h * 1.4)}`,
      random() < 0.5 ? p.rim : p.near,
      1.8,
      0.2 + random() * 0.35,
    );
  })}`;

/** A floor under shallow water. */
export const wet: Element = ({ p, random }) =>
  `${base}${times(120, () => {
    const y = HORIZON + 4 + random() * 190;
    const w = 20 + (y - HORIZON) * 0.6 * random();
    return line(`M${n(random() * WIDTH)} ${n(y)}h${n(w)}`, p.rim, 1.6, 0.1 + random() * 0.4);
  })}`;

/** Bare ground with stones, and sparks where it still glows. */
export const ash: Element = ({ p, random }) =>
  `<g filter="url(#rough)">${base}</g>${times(46, () => {
    const y = HORIZON + 10 + random() * 180;
    const s = 0.3 + (y - HORIZON) / 160;
    return `<ellipse cx="${n(random() * WIDTH)}" cy="${n(y)}" rx="${n(15 * s)}" ry="${n(5 * s)}" fill="${p.near}" opacity=".7"/>`;
  })}${times(60, () => `<circle cx="${n(random() * WIDTH)}" cy="${n(HORIZON - 120 + random() * 300)}" r="${n(0.8 + random() * 1.8)}" fill="${p.glow}" opacity="${n(0.3 + random() * 0.6)}"/>`)}`;
