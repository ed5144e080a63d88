import { at, type Element, HORIZON, line, n, path, shine, times, WIDTH } from './tools.ts';

/** A wall of bricks with ribs that meet above. */
export const vault =
  (ribs: number): Element =>
  ({ p, random }) => {
    const w = WIDTH / ribs;
    const bricks = times(70, () => {
      const x = Math.floor(random() * 48) * 30;
      const y = 60 + Math.floor(random() * 18) * 20;
      return `<path d="M${x} ${y}h28v17h-28z" fill="none" stroke="${p.rim}" stroke-width="1.4" opacity="${n(0.05 + random() * 0.14)}"/>`;
    });
    const arcs = times(ribs + 1, (i) => {
      const x = i * w;
      const d = `M${n(x)} ${HORIZON + 10}V210Q${n(x)} 90 ${n(x + w / 2)} 50Q${n(x + w)} 90 ${n(x + w)} 210V${HORIZON + 10}`;
      return `${line(d, p.mid, 30)}${line(d, p.rim, 2, 0.4)}`;
    });
    return bricks + arcs;
  };

/** Openings in the wall with darkness, or something brighter, behind them. */
export const niches =
  (count: number, bright: boolean): Element =>
  ({ p }) =>
    times(count, (i) => {
      const w = WIDTH / count;
      const x = (i + 0.5) * w;
      const half = Math.min(62, w * 0.28);
      const d = `M${n(x - half)} ${HORIZON}V250A${n(half)} ${n(half * 1.2)} 0 0 1 ${n(x + half)} 250V${HORIZON}Z`;
      const light = bright ? shine(x, 330, half * 2.4, 150, 0.75) : '';
      return `${path(d, bright ? p.glow : p.near, bright ? 'opacity=".5"' : 'opacity=".85"')}${light}${line(d, p.rim, 3, 0.5)}`;
    });

export const pillars =
  (count: number): Element =>
  ({ p }) =>
    times(count, (i) => {
      const x = (i + 0.5) * (WIDTH / count);
      const shaft = path(
        `M${n(x - 24)} ${HORIZON + 14}L${n(x - 20)} 0H${n(x + 20)}L${n(x + 24)} ${HORIZON + 14}Z`,
        p.mid,
      );
      const foot = path(`M${n(x - 38)} ${HORIZON + 26}v-16h76v16z`, p.near);
      return `${shaft}${line(`M${n(x - 19)} 0L${n(x - 23)} ${HORIZON + 12}`, p.rim, 3, 0.5)}${line(`M${n(x - 6)} 0V${HORIZON + 10}M${n(x + 8)} 0V${HORIZON + 10}`, p.near, 3, 0.7)}${foot}${line(`M${n(x - 38)} ${HORIZON + 10}h76`, p.rim, 2, 0.45)}`;
    });

/** Barrels and crates along the wall. */
export const stores: Element = ({ p, random }) =>
  times(9, (i) => {
    const x = i * 168 + random() * 60 - 10;
    const s = 0.8 + random() * 0.5;
    const barrel = `${path('M-32 0C-40 -30 -40 -54 -32 -84H32C40 -54 40 -30 32 0Z', p.near)}${line('M-37 -24H37M-37 -60H37', p.rim, 4, 0.35)}${line('M-32 -84H32', p.rim, 3, 0.6)}`;
    const crate = `${path('M-38 0V-70H38V0Z', p.near)}${line('M-38 -70H38V0M-38 -70L38 0M-38 -35H38', p.rim, 3, 0.3)}`;
    return at(x, HORIZON + 16, s, random() < 0.6 ? barrel : crate);
  });

/** Iron pipes and what drips from them. */
export const pipes: Element = ({ p, random }) =>
  `${times(4, (i) => {
    const y = 120 + i * 66;
    const bend = 200 + random() * 900;
    const d = `M-20 ${y}H${n(bend)}v${n(40 + random() * 50)}H${n(bend + 180)}V${HORIZON}`;
    return `${line(d, p.near, 22)}${line(d, p.mid, 14)}${line(d, p.rim, 2, 0.4)}`;
  })}${times(10, () => {
    const x = random() * WIDTH;
    return line(`M${n(x)} ${n(200 + random() * 120)}v${n(12 + random() * 18)}`, p.glow, 2, 0.5);
  })}`;

/** Shelves full of books. */
export const shelves: Element = ({ p, random }) =>
  times(6, (i) => {
    const y = 60 + i * 62;
    const books = times(58, (k) => {
      const h = 28 + random() * 24;
      const tone = [p.far, p.mid, p.near, p.rim][Math.floor(random() * 4)] ?? p.mid;
      return random() < 0.1
        ? ''
        : `<path d="M${n(k * 25 + random() * 6)} ${y + 54}v${n(-h)}h${n(12 + random() * 9)}v${n(h)}z" fill="${tone}" opacity="${n(0.35 + random() * 0.4)}"/>`;
    });
    return `${books}<rect y="${y + 54}" width="${WIDTH}" height="7" fill="${p.near}"/>${line(`M0 ${y + 54}H${WIDTH}`, p.rim, 1.5, 0.35)}`;
  });

const teeth = (count: number, r: number): string =>
  times(count, (i) => {
    const a = (i / count) * 2 * Math.PI;
    return `<path d="M-9 ${n(-r - 15)}h18l5 20h-28z" transform="rotate(${n((a * 180) / Math.PI)})"/>`;
  });

export const gear =
  (x: number, y: number, r: number, tone: 'far' | 'mid' | 'near'): Element =>
  ({ p }) =>
    `<g transform="translate(${x} ${y})"><g fill="${p[tone]}">${teeth(Math.round(r / 6), r)}<path fill-rule="evenodd" d="M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${-r * 0.62} 0a${r * 0.62} ${r * 0.62} 0 1 1 ${r * 1.24} 0a${r * 0.62} ${r * 0.62} 0 1 1 ${-r * 1.24} 0"/></g><path d="M0 ${-r * 0.7}V${r * 0.7}M${-r * 0.7} 0H${r * 0.7}M${n(-r * 0.48)} ${n(-r * 0.48)}L${n(r * 0.48)} ${n(r * 0.48)}M${n(r * 0.48)} ${n(-r * 0.48)}L${n(-r * 0.48)} ${n(r * 0.48)}" stroke="${p[tone]}" stroke-width="${n(r * 0.12)}"/><circle r="${n(r * 0.18)}" fill="${p[tone]}"/><circle r="${r}" fill="none" stroke="${p.rim}" stroke-width="2" opacity=".45"/></g>`;

/** Steps that rise towards the middle of the wall. */
export const stair: Element = ({ p }) =>
  times(9, (i) => {
    const half = 520 - i * 42;
    const y = HORIZON + 16 - i * 24;
    return `${path(`M${720 - half} ${y}h${half * 2}v-24h${-half * 2}z`, i % 2 ? p.mid : p.far)}${line(`M${720 - half} ${y - 24}h${half * 2}`, p.rim, 2, 0.55)}`;
  });

export const throne: Element = ({ p }) =>
  at(
    960,
    HORIZON - 190,
    1,
    `${shine(0, -40, 260, 230, 0.8)}${path('M-60 40V-120L-40 -90L-22 -150L0 -108L22 -150L40 -90L60 -120V40Z', p.near)}${path('M-44 40V-60H44V40Z', p.mid)}${line('M-60 40V-120L-40 -90L-22 -150L0 -108L22 -150L40 -90L60 -120V40', p.rim, 3, 0.8)}`,
  );

/** Loose pages in the air. */
export const pages =
  (count: number): Element =>
  ({ p, random }) =>
    times(count, () => {
      const turn = n(random() * 120 - 60);
      const body = `<path d="M-16 -22L14 -24L17 20L-14 23Z" fill="${p.rim}" opacity="${n(0.35 + random() * 0.5)}"/><path d="M-10 -12l20 -1M-9 -4l20 -1M-9 4l16 -1M-8 12l19 -1" stroke="${p.near}" stroke-width="2" opacity=".6"/>`;
      return `<g transform="translate(${n(random() * WIDTH)} ${n(120 + random() * 270)}) rotate(${turn}) scale(${n(0.5 + random() * 0.7)})">${body}</g>`;
    });

/** Cloth that hangs from above. */
export const drapes: Element = ({ p }) =>
  times(5, (i) => {
    const x = i * 300 + 60;
    return `${path(`M${x} 0H${x + 110}V290L${x + 55} 330L${x} 290Z`, p.mid)}${line(`M${x} 290L${x + 55} 330L${x + 110} 290M${x + 55} 120v70M${x + 30} 155h50`, p.rim, 3, 0.5)}${line(`M${x + 26} 0V300M${x + 84} 0V300`, p.near, 5, 0.4)}`;
  });

export const chains: Element = ({ p, random }) =>
  times(9, (i) => {
    const x = i * 170 + random() * 80;
    const end = 90 + random() * 200;
    return `${line(`M${n(x)} -10V${n(end)}`, p.near, 7)}${line(`M${n(x)} -10V${n(end)}`, p.rim, 2, 0.3)}<circle cx="${n(x)}" cy="${n(end + 10)}" r="11" fill="none" stroke="${p.near}" stroke-width="6"/>`;
  });
