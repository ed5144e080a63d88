import { enemyName } from '@wyrdhall/rolling-fates';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import type { Marking } from '../../kit/face.ts';
import { statusColor, statusIcon } from './look.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
const STATUSES = ['poison', 'weakness', 'stun'] as const;

/** What a number becomes when a digit is typed after it; beyond the most it begins anew. */
export function typed(before: number, digit: number, most: number): number {
  const after = 10 * before + digit;
  return after <= most ? after : digit;
}

function setDamage(marking: Marking, before: number, after: number): void {
  for (let i = before; i < after; i++) marking.mark('damage', 1);
  for (let i = before; i > after; i--) marking.mark('damage', -1);
}

interface KeypadProps {
  readonly enemy: string;
  readonly marking: Marking;
  readonly words: FateWords;
}

/** Damage by digits, tapped or typed, statuses by a tap; the prompt bar gives it. */
export function Keypad({ enemy, marking, words }: KeypadProps) {
  const marked = (id: string) => marking.answers.find((answer) => answer.id === id)?.marked ?? 0;
  const damage = marked('damage');
  // Several digits may be typed before any of them is drawn.
  const now = useRef(damage);
  now.current = damage;
  const set = (after: number): void => {
    setDamage(marking, now.current, after);
    now.current = after;
  };
  const press = (digit: number): void => set(typed(now.current, digit, marking.most('damage')));
  const wipe = (): void => set(Math.floor(now.current / 10));
  useTyping(press, wipe);
  return (
    <fieldset
      class="rf-dock keypad"
      aria-label={words.hitOn(enemy === 'all' ? words.everyEnemy : enemyName(enemy, language.value))}
    >
      <span class="rf-keypad-sum">
        <Icon of={fateIcon.damage} size={26} />
        <b aria-live="polite">{damage}</b> {words.damage}
      </span>
      <span class="rf-digits">
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            class="button legal"
            aria-label={words.digit(digit)}
            data-option={digit === 1 ? 'damage' : undefined}
            onClick={() => press(digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-label={words.wipe}
          aria-disabled={damage === 0}
          onClick={wipe}
        >
          <Icon of={fateIcon.wipe} size={20} />
        </button>
      </span>
      <span class="rf-toggles">
        {STATUSES.map((status) => (
          <Toggle
            key={status}
            id={status}
            label={words.statuses[status]}
            icon={statusIcon(status)}
            color={statusColor[status]}
            on={marked(status) > 0}
            marking={marking}
          />
        ))}
        <Toggle
          id="investigate"
          label={words.investigate}
          icon={fateIcon.lens}
          color="#bfe9ff"
          on={marked('investigate') > 0}
          marking={marking}
        />
      </span>
    </fieldset>
  );
}

/** Digits that are typed belong to the keypad, before they are keys of anything else. */
function useTyping(press: (digit: number) => void, wipe: () => void): void {
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (/^\d$/.test(key)) press(Number(key));
      else if (key === 'Backspace') wipe();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', type, { capture: true });
    return () => removeEventListener('keydown', type, { capture: true });
  });
}

interface ToggleProps {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly color: string;
  readonly on: boolean;
  readonly marking: Marking;
}

function Toggle({ id, label, icon, color, on, marking }: ToggleProps) {
  return (
    <button
      type="button"
      class={on ? 'button marked' : 'button legal'}
      aria-pressed={on}
      data-option={on ? undefined : id}
      data-gives={on && marking.ready ? true : undefined}
      onClick={() => marking.mark(id, on ? -1 : 1)}
    >
      <Icon of={icon} size={20} color={color} />
      {label}
    </button>
  );
}
