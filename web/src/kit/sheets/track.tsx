import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';

interface Spot {
  /** What stands on it besides its number. */
  readonly icon?: string | undefined;
  readonly kind?: string;
}

interface TrackProps {
  readonly spots: readonly Spot[];
  /** Where it is now, from 1. */
  readonly now: number;
  /** What marks the spot; without it, its number. */
  readonly marker?: string;
  readonly label: string;
  readonly class?: string;
  /** What pointing at a spot explains: this, a colon and its number. */
  readonly explain?: string;
}

/** Time that goes by: a spot for each round, short on a small screen. */
export function Track({ spots, now, marker, label, class: shape = '', explain }: TrackProps) {
  return (
    <>
      <span class={`track ${shape}`} role="img" aria-label={label}>
        {spots.map(({ icon, kind = '' }, i) => (
          <SpotOf
            key={i}
            number={i + 1}
            now={now}
            icon={icon}
            marker={marker}
            kind={kind}
            explain={explain}
          />
        ))}
      </span>
      <span class="track-short" role="img" aria-label={label} data-explain={explain && `${explain}:${now}`}>
        {marker && <Icon of={marker} size={20} />}
        {now}/{spots.length}
      </span>
    </>
  );
}

interface SpotProps extends Spot {
  readonly number: number;
  readonly now: number;
  readonly marker: string | undefined;
  readonly explain: string | undefined;
}

function SpotOf({ number, now, icon, marker, kind, explain }: SpotProps) {
  const isNow = number === now;
  const state = isNow ? ' now' : number < now ? ' done' : '';
  const sign = isNow && marker ? marker : icon;
  return (
    <span class={`spot ${kind}${state}`} data-explain={explain && `${explain}:${number}`}>
      {sign ? <Icon of={sign} size={isNow ? 22 : 17} /> : number}
      {sign && <small>{number}</small>}
    </span>
  );
}

interface TallyProps {
  /** One sign for each, in the colour that says whether it is still there. */
  readonly signs: readonly { readonly icon: string; readonly color: string }[];
  readonly label: string;
  readonly class?: string;
  readonly explain?: string;
  readonly children: ComponentChildren;
}

export const GONE = '#6d5a45';

/** What is left of something, each as a sign: houses, stores. */
export function Tally({ signs, label, class: shape = '', explain, children }: TallyProps) {
  return (
    <span
      class={`badge ${shape}`}
      role="img"
      aria-label={label}
      title={explain ? undefined : label}
      data-explain={explain}
    >
      {signs.map(({ icon, color }, i) => (
        <Icon key={i} of={icon} size={18} color={color} />
      ))}
      {children}
    </span>
  );
}
