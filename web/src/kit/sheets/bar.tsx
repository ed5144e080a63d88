interface BarProps {
  readonly value: number;
  readonly of: number;
  /** How much of it is going to be lost, as far as one can know. */
  readonly loss?: number;
  /** How much of it is going to come back. */
  readonly gain?: number;
  readonly label: string;
  readonly class: string;
}

const part = (amount: number, of: number): string => `${Math.max(0, Math.min(100, (100 * amount) / of))}%`;

/** How much is left of something, and what is foreseen of it. */
export function Bar({ value, of, loss = 0, gain = 0, label, class: shape }: BarProps) {
  const lost = Math.min(value, loss);
  const restored = Math.min(of - value, gain);
  return (
    <span class={shape} role="img" aria-label={label}>
      <i style={{ width: part(value - lost, of) }} />
      {lost > 0 && <i class="loss" style={{ width: part(lost, of) }} />}
      {restored > 0 && <i class="gain" style={{ width: part(restored, of) }} />}
    </span>
  );
}
