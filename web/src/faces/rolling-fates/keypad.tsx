import { cardText, enemyName } from '@wyrdhall/rolling-fates';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import type { Marking } from '../../kit/face.ts';
import { Keypad as Keys } from '../../kit/keypad.tsx';
import { damageFor, lifeOf, mostOf, noteCount, type Open, openIn, proposedCount } from './counted.ts';
import { statusColor, statusIcon } from './look.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { SeenHero } from './seen.ts';
import { nameOf } from './spoken.ts';
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

interface Counts {
  readonly hero: SeenHero;
  readonly ability: string;
}

interface KeypadProps {
  readonly enemy: string;
  readonly marking: Marking;
  /** The ability whose damage is counted at the table. */
  readonly counts?: Counts | undefined;
  readonly words: FateWords;
}

/** Damage by digits, tapped or typed, statuses by a tap; the prompt bar gives it. */
export function Keypad({ enemy, marking, counts, words }: KeypadProps) {
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
  const open = counts && openIn(counts.hero, counts.ability);
  // RF-097: the stake, until somebody says what became of it.
  const stake = open?.kind === 'gamble' ? open.stake : undefined;
  useLayoutEffect(() => {
    if (stake !== undefined && now.current === 0) set(stake);
  }, [stake]);
  return (
    <fieldset
      class="rf-dock keypad"
      aria-label={words.hitOn(enemy === 'all' ? words.everyEnemy : enemyName(enemy, language.value))}
    >
      {counts && open?.kind === 'strike' && (
        <Count hero={counts.hero} ability={counts.ability} strike={open} set={set} words={words} />
      )}
      {counts && open?.kind === 'gamble' && (
        <p class="rf-count-asks">{words.staked(cardText(counts.ability, language.value).name)}</p>
      )}
      <span class="rf-keypad-sum">
        <Icon of={fateIcon.damage} size={26} />
        <b aria-live="polite">{damage}</b> {words.damage}
      </span>
      <Keys
        class="rf-digits"
        keys={DIGITS.map((digit) => ({
          id: String(digit),
          label: words.digit(digit),
          face: digit,
          option: digit === 1 ? 'damage' : undefined,
          press: () => press(digit),
        }))}
        wipe={{ label: words.wipe, off: damage === 0, press: wipe }}
      />
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

interface CountProps extends Counts {
  readonly strike: Extract<Open, { kind: 'strike' }>;
  readonly set: (damage: number) => void;
  readonly words: FateWords;
}

/** RF-096: how many there are of what the damage grows with. The digits below are there for what cards add. */
function Count({ hero, ability, strike, set, words }: CountProps) {
  const { effect, of } = strike;
  const proposed = proposedCount(hero, of);
  const [count, setCount] = useState(proposed);
  useLayoutEffect(() => {
    if (proposed !== undefined) set(damageFor(effect, proposed));
  }, []);
  const take = (next: number): void => {
    setCount(next);
    noteCount(hero, of, next);
    set(damageFor(effect, next));
  };
  const asks = words.howMany(of, nameOf(hero));
  return (
    <fieldset class={of === 'fives' ? 'rf-count fives' : 'rf-count'} aria-label={asks}>
      <p class="rf-count-asks">
        <b>{cardText(ability, language.value).name}:</b> {asks}
      </p>
      {Array.from({ length: mostOf(hero, of) + 1 }, (_, n) => {
        const [from, to] = lifeOf(n);
        return (
          <button
            key={n}
            type="button"
            class={n === count ? 'button marked' : 'button legal'}
            aria-pressed={n === count}
            aria-label={`${of === 'fives' ? `${from}–${to}` : n}: ${words.damageOf(damageFor(effect, n))}`}
            data-count={n}
            onClick={() => take(n)}
          >
            {of === 'fives' ? `${from}–${to}` : n}
          </button>
        );
      })}
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
