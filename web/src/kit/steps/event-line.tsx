import type { Told, Words } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { lineWords } from '../../words/lines.ts';
import { diceOf } from '../events/shown.ts';
import type { GameFace } from '../face.ts';

/** What an event tells, with its dice and its rule. */
export function EventLine({ face, words, event }: { face: GameFace; words: Words; event: Told }) {
  const dice = diceOf(face, event) ?? [];
  return (
    <div class="event-line">
      {dice.length > 0 && (
        <span class="dice small" aria-hidden="true">
          {dice.map((die, i) => (
            <span key={i} class={`die ${die.tone}`}>
              {die.icon && <Icon of={die.icon} size={20} />}
            </span>
          ))}
        </span>
      )}
      <p>
        {lineWords(words, event)} <small class="quiet">{event.rule}</small>
      </p>
    </div>
  );
}
