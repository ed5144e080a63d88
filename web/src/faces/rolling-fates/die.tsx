/** Where the pips of a face lie, in percent. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 24],
    [28, 50],
    [28, 76],
    [72, 24],
    [72, 50],
    [72, 76],
  ],
];

interface DieProps {
  /** 0: an empty place. */
  readonly face: number;
  readonly luck?: boolean;
  readonly state?: '' | 'kept' | 'paying' | 'spent' | 'rolling';
  /** What the cost asks for where no face is meant. */
  readonly sign?: string | undefined;
}

/** Decoration: whoever shows it says in words what it is. */
export function Die({ face, luck = false, state = '', sign }: DieProps) {
  const tone = luck ? 'luck' : 'bone';
  if (face === 0 && sign === undefined)
    return <span class={`rf-die empty ${tone} ${state}`} aria-hidden="true" />;
  return (
    <span class={`rf-die ${sign === undefined ? '' : 'any '}${tone} ${state}`} aria-hidden="true">
      {sign ?? PIPS[face]?.map(([x, y]) => <i key={`${x} ${y}`} style={{ left: `${x}%`, top: `${y}%` }} />)}
    </span>
  );
}
