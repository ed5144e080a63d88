import { Icon } from '../../icons/icon.tsx';

interface ChipProps {
  readonly icon: string;
  readonly label: string;
  readonly value: number | string;
  /** Of how many. */
  readonly of?: number | undefined;
  /** What pointing at it explains, `kind:id`. */
  readonly explain?: string;
  readonly class?: string;
}

/** A small figure with its sign: dice, steps, gold. */
export function Chip({ icon, label, value, of, explain, class: shape = 'chip' }: ChipProps) {
  return (
    <span
      class={shape}
      role="img"
      aria-label={label}
      title={explain ? undefined : label}
      data-explain={explain}
    >
      <Icon of={icon} size={15} />
      {value}
      {of !== undefined && <small>/{of}</small>}
    </span>
  );
}
