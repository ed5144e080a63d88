interface LifeBarProps {
  readonly life: number;
  readonly of: number;
  /** How much of it is going to be lost, as far as one can know. */
  readonly loss?: number;
  /** How much of it is going to be restored. */
  readonly gain?: number;
  readonly label: string;
}

const part = (amount: number, of: number): string => `${Math.max(0, Math.min(100, (100 * amount) / of))}%`;

export function LifeBar({ life, of, loss = 0, gain = 0, label }: LifeBarProps) {
  const lost = Math.min(life, loss);
  const restored = Math.min(of - life, gain);
  return (
    <span class="rf-life" role="img" aria-label={label}>
      <i style={{ width: part(life - lost, of) }} />
      {lost > 0 && <i class="loss" style={{ width: part(lost, of) }} />}
      {restored > 0 && <i class="gain" style={{ width: part(restored, of) }} />}
    </span>
  );
}
