import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';

/** On a card that can be one of several: whether it is, and its key. */
export function MarkSeal({ marked, digit }: { marked: number; digit?: number | undefined }) {
  return (
    <span class={marked > 0 ? 'mark-seal on' : 'mark-seal'} aria-hidden="true">
      {marked > 0 ? <Icon of={icon.check} size={16} /> : digit}
    </span>
  );
}
