import { Icon } from '../../../icons/icon.tsx';
import { ffIcon, resultIcon } from '../fateforge.icons.ts';
import { DIE_COLORS, RESULT_COLOR } from '../look.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ...resultIcon,
  energy: ffIcon.energy,
  health: ffIcon.health,
  flask: ffIcon.flask,
};

const signOf = (face: string): string => SIGNS[face] ?? resultIcon.wild;

function colorsOf(colour: string): Record<string, string> {
  const [light, body, dark, sign] = DIE_COLORS[colour] ?? (DIE_COLORS[''] as (typeof DIE_COLORS)[string]);
  return { '--d-light': light, '--d-body': body, '--d-dark': dark, '--d-sign': sign };
}

/** A result as a small stone: on cards, in the pool. Decoration: the words beside it say what it is. */
export function Result({ face, size = 22 }: { face: string; size?: number }) {
  const parts = face.includes('|') ? face.split('|') : face.split('/');
  const [first = face] = parts;
  const tone = face === 'energy' ? 'yellow' : face === 'health' ? 'red' : (RESULT_COLOR[first] ?? '');
  return (
    <span class="ff-result" style={{ ...colorsOf(tone), '--s': `${size}px` }} aria-hidden="true">
      {first === 'skill' ? (
        <Split one={resultIcon['skill-hit']} other={resultIcon['skill-shot']} size={size} />
      ) : parts.length > 1 ? (
        <Split one={signOf(first)} other={signOf(parts[1] ?? '')} size={size} />
      ) : (
        <Icon of={signOf(first)} size={size * 0.68} />
      )}
    </span>
  );
}

function Split({ one, other, size }: { one: string; other: string; size: number }) {
  return (
    <span class="ff-split">
      <Icon of={one} size={size * 0.44} />
      <Icon of={other} size={size * 0.44} />
    </span>
  );
}

interface DieProps {
  readonly colour: string;
  readonly face: string;
  readonly state: string;
  readonly size?: number;
}

/** A die as it lies there. */
export function Die({ colour, face, state, size = 58 }: DieProps) {
  const [one = face, other] = face.split('/');
  return (
    <span class={`ff-die ${state}`} style={{ ...colorsOf(colour), '--s': `${size}px` }} aria-hidden="true">
      {other === undefined ? (
        face !== '' && <Icon of={signOf(one)} size={size * 0.62} />
      ) : (
        <Split one={signOf(one)} other={signOf(other)} size={size} />
      )}
    </span>
  );
}
