import { Icon } from '../icons/icon.tsx';
import type { Rolled } from './events/look.ts';

/** A die as it fell. Decoration: whoever shows it says in words what it is. */
export function RolledDie({ of, size = 32 }: { readonly of: Rolled; readonly size?: number }) {
  return (
    <span class={`die ${of.tone}`} title={of.label} aria-hidden="true">
      {of.icon && <Icon of={of.icon} size={size} />}
    </span>
  );
}
