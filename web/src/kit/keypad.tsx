import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { laterIcon } from '../icons/later.icons.ts';

export interface KeypadKey {
  readonly id: string;
  /** How it is called where its face does not say it. */
  readonly label?: string | undefined;
  readonly face: ComponentChildren;
  /** The answer that a robot or a screen reader finds there. */
  readonly option?: string | undefined;
  /** The key of the keyboard that presses it. */
  readonly digit?: number | undefined;
  /** It stays where it is, and cannot be pressed now. */
  readonly off?: boolean;
  readonly marked?: boolean;
  press(): void;
}

interface KeypadProps {
  readonly class: string;
  readonly keys: readonly KeypadKey[];
  /** What takes back the last press. */
  readonly wipe?: { readonly label: string; readonly off: boolean; readonly press: () => void } | undefined;
}

/** Buttons that stay where they are, whatever was pressed: a finger that goes on pressing finds the same one. */
export function Keypad({ keys, wipe, ...rest }: KeypadProps) {
  return (
    <span class={rest.class}>
      {keys.map(({ id, label, face, option, digit, off = false, marked = false, press }) => (
        <button
          key={id}
          type="button"
          class={marked ? 'button marked' : 'button legal'}
          aria-label={label}
          aria-disabled={off ? true : undefined}
          aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
          data-option={off ? undefined : option}
          data-key={off ? undefined : digit}
          onClick={() => !off && press()}
        >
          {face}
        </button>
      ))}
      {wipe && (
        <button
          type="button"
          class="button wipe"
          aria-label={wipe.label}
          title={wipe.label}
          aria-disabled={wipe.off}
          aria-keyshortcuts="Backspace"
          data-key={wipe.off ? undefined : 'Backspace'}
          onClick={() => !wipe.off && wipe.press()}
        >
          <Icon of={laterIcon.wipe} size={20} />
        </button>
      )}
    </span>
  );
}
