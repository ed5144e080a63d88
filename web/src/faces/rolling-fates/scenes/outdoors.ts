import { type Element, HORIZON, line, n, path, shine, times, WIDTH } from './tools.ts';

export const stars =
  (count: number): Element =>
  ({ random }) =>
    times(
      count,
      () =>
        `<circle cx="${n(random() * WIDTH)}" cy="${n(random() * 300)}" r="${n(0.6 + random() * 1.2)}" fill="#fff" opacity="${n(0.2 + random() * 0.6)}"/>`,
    );

export const moon =
  (x: number, y: number, r: number, color = '#ffeccb'): Element =>
  () =>
    `${shine(x, y, r * 4.6, r * 3.6, 0.75)}<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/><g fill="#7d5a3a" opacity=".2"><circle cx="${x - r * 0.34}" cy="${y - r * 0.28}" r="${n(r * 0.17)}"/><circle cx="${x + r * 0.32}" cy="${y + r * 0.26}" r="${n(r * 0.23)}"/><circle cx="${x - r * 0.08}" cy="${y + r * 0.5}" r="${n(r * 0.1)}"/></g>`;

/** A ridge of hills or mountains: `steep` is how far its tops rise over its valleys. */
export const ridge =
  (y: number, steep: number, tone: 'far' | 'mid' | 'near', opacity = 1): Element =>
  ({ p, random }) => {
    const tops = times(13, (i) => ` L${i * 124 - 20} ${n(y - (i % 2) * steep - random() * steep * 0.6)}`);
    return path(
      `M-20 ${HORIZON + 40} L-20 ${y}${tops} L1470 ${HORIZON + 40}Z`,
      p[tone],
      `opacity="${opacity}" filter="url(#rough)"`,
    );
  };

/** Clouds lit from below, or smoke. */
export const clouds =
  (y: number, opacity = 0.35): Element =>
  ({ p, random }) =>
    `<g filter="url(#soft)" opacity="${opacity}">${times(9, (i) => `<ellipse cx="${n(i * 180 + random() * 120 - 60)}" cy="${n(y + random() * 70)}" rx="${n(110 + random() * 120)}" ry="${n(12 + random() * 16)}" fill="${i % 2 ? p.rim : p.far}"/>`)}</g>`;

/** Houses in a row, some with light in them. */
export const roofs =
  (y: number, tone: 'far' | 'mid', lit = 0.5): Element =>
  ({ p, random }) =>
    times(11, (i) => {
      const x = i * 140 - 40 + random() * 40;
      const w = 90 + random() * 60;
      const top = y - random() * 60;
      const eaves = top + 34 + random() * 20;
      const window =
        random() < lit
          ? `<path d="M${n(x + w * 0.3)} ${n(eaves + 22)}h13v19h-13zM${n(x + w * 0.6)} ${n(eaves + 22)}h13v19h-13z" fill="${p.glow}"/>${shine(x + w * 0.5, eaves + 32, 90, 54, 0.3)}`
          : '';
      return `${path(`M${n(x - 8)} ${n(eaves)}L${n(x + w / 2)} ${n(top - 16)}L${n(x + w + 8)} ${n(eaves)}V${n(eaves + 5)}H${n(x + w)}V${HORIZON + 20}H${n(x)}V${n(eaves + 5)}H${n(x - 8)}Z`, p[tone])}${line(`M${n(x - 8)} ${n(eaves)}L${n(x + w / 2)} ${n(top - 16)}L${n(x + w + 8)} ${n(eaves)}`, p.rim, 2, 0.55)}${window}`;
    });

/** Trees with or without leaves. */
export const trees =
  (count: number, tone: 'far' | 'mid' | 'near', bare: boolean): Element =>
  ({ p, random }) =>
    times(count, (i) => {
      const x = (i + 0.2 + random() * 0.6) * (WIDTH / count);
      const h = 130 + random() * 110;
      const y = HORIZON + 12;
      if (bare) {
        const d = `M${n(x)} ${y}V${n(y - h)}M${n(x)} ${n(y - h * 0.5)}l${n(-22 - random() * 20)} ${n(-34)}M${n(x)} ${n(y - h * 0.62)}l${n(24 + random() * 18)} -32M${n(x)} ${n(y - h * 0.8)}l-15 -24`;
        return line(d, p[tone], 7);
      }
      return path(
        `M${n(x)} ${n(y - h)}L${n(x + 30)} ${n(y - h * 0.55)}H${n(x + 16)}L${n(x + 44)} ${n(y - h * 0.22)}H${n(x + 12)}V${y}H${n(x - 12)}V${n(y - h * 0.22)}H${n(x - 44)}L${n(x - 16)} ${n(y - h * 0.55)}H${n(x - 30)}Z`,
        p[tone],
      );
    });

/** A row of round bushes before the floor. */
export const hedge: Element = ({ p, random }) =>
  times(34, (i) => {
    const x = i * 44 - 10;
    const r = 24 + random() * 22;
    return `<circle cx="${x}" cy="${n(HORIZON + 8 - r * 0.5)}" r="${n(r)}" fill="${p.near}"/><path d="M${n(x - r * 0.7)} ${n(HORIZON - r * 0.9)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 1.2)} -3" fill="none" stroke="${p.rim}" stroke-width="2" opacity=".3"/>`;
  });

/** A bridge on arches over a river. */
export const bridge: Element = ({ p }) =>
  times(8, (i) => {
    const w = 220;
    const x = i * w - 60;
    const y = 262;
    const foot = HORIZON - 20;
    const hole = `V${foot}H${x + w * 0.34}V${y + 92}A${w * 0.34} ${w * 0.36} 0 0 0 ${x - w * 0.34} ${y + 92}V${foot}Z`;
    return `${path(`M${x - w / 2} ${foot}V${y}H${x + w / 2}${hole}`, p.mid)}${line(`M${x + w * 0.34} ${foot}V${y + 92}A${w * 0.34} ${w * 0.36} 0 0 0 ${x - w * 0.34} ${y + 92}V${foot}M${x - w / 2} ${y}h${w}`, p.rim, 3, 0.6)}${line(`M${x - w * 0.46} ${y + 26}h24M${x + w * 0.38} ${y + 50}h20M${x - w * 0.42} ${y + 78}h16`, p.rim, 2, 0.25)}`;
  });

export const tower =
  (x: number, y: number, scale: number): Element =>
  ({ p }) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${path('M0 260V40L40 0L80 40V260Z', p.mid)}${path('M-7 44L40 -16L87 44Z', p.near)}${path('M14 74h12v26h-12zM54 74h12v26h-12zM34 124h12v26h-12z', p.glow)}${line('M-7 44L40 -16L87 44', p.rim, 2.4, 0.6)}${shine(40, 100, 120, 100, 0.28)}</g>`;

/** Water between the far bank and the floor. */
export const river: Element = ({ p, random }) =>
  `<rect y="${HORIZON - 32}" width="${WIDTH}" height="60" fill="url(#water)"/>${times(110, () => {
    const x = random() * WIDTH;
    return line(
      `M${n(x)} ${n(HORIZON - 28 + random() * 52)}h${n(12 + random() * 46)}`,
      p.rim,
      1.5,
      0.15 + random() * 0.45,
    );
  })}`;
