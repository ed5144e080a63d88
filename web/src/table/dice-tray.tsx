import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say, wordsOf } from '../words/words.ts';
import type { Session } from './session.ts';
import { lineWords } from './standing.ts';

/** What is happening now, in words and with its dice, over the board. Any tap ends the show. */
export function DiceTray({ session }: { session: Session }) {
  const { stage, face, game } = session;
  const event = stage.event.value;
  if (!event || !stage.playing.value || event.kind === 'auto') return null;
  const dice = face.dice?.(event);
  return (
    <div class={dice ? 'tray panel with-dice' : 'tray panel'}>
      {dice && (
        <div class="dice" key={session.change.value}>
          {dice.map((die, i) => (
            <span key={i} class="die-column">
              <span class={`die ${die.tone}`}>{die.icon && <Icon of={die.icon} size={26} />}</span>
              <small>{die.label}</small>
            </span>
          ))}
        </div>
      )}
      <p>{lineWords(wordsOf(game, session.run), event)}</p>
      <button type="button" class="button small skip" onClick={() => stage.finish?.()}>
        <Icon of={icon.skip} size={16} />
        <span>{say.value.table.skip}</span>
      </button>
    </div>
  );
}
