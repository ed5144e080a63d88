import { useId } from 'preact/hooks';
import { Glyph, isPicture } from '../../icons/icon.tsx';
import { blend } from './colour.ts';
import { PLAQUES } from './standee.tsx';

/** A figure's face beside its name: the same arch as on the board. */
export function Portrait(props: { icon: string; color: string; size?: number }) {
  const { icon, color, size = 52 } = props;
  const shine = useId();
  return (
    <svg width={size} height={size * 1.18} viewBox="-17 -41 34 40" aria-hidden="true" class="portrait">
      <linearGradient id={shine} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color={blend(color, '#fff2d8', 0.4)} />
        <stop offset=".5" stop-color={color} />
        <stop offset="1" stop-color={blend(color, '#000000', 0.6)} />
      </linearGradient>
      <path d={PLAQUES.arch} fill="#000" opacity=".5" transform="translate(1.4 -1)" />
      <path
        d={PLAQUES.arch}
        transform="translate(0 -2)"
        fill={`url(#${shine})`}
        stroke="#ffe1a0"
        stroke-width="1.5"
      />
      {isPicture(icon) ? (
        <>
          <clipPath id={`${shine}-arch`}>
            <path d={PLAQUES.arch} transform="translate(0 -2)" />
          </clipPath>
          <g clip-path={`url(#${shine}-arch)`}>
            <Glyph of={icon} x={0} y={-20.5} size={37} color="#fff6e2" />
          </g>
          <path
            d={PLAQUES.arch}
            transform="translate(0 -2)"
            fill="none"
            stroke="#ffe1a0"
            stroke-width="1.5"
          />
        </>
      ) : (
        <>
          <Glyph of={icon} x={0.8} y={-20.2} size={25} color="#000" opacity={0.4} />
          <Glyph of={icon} x={0} y={-21} size={25} color="#fff6e2" />
        </>
      )}
    </svg>
  );
}
