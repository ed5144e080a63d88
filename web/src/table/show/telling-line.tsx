import type { Told } from '@wyrdhall/kernel';
import { Portrait } from '../../kit/board/portrait.tsx';
import { diceOf, tellingOf } from '../../kit/events/shown.ts';
import { lookOf } from '../../kit/line/line.tsx';
import { RolledDie } from '../../kit/rolled-die.tsx';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';
import { lineWords } from '../../words/lines.ts';

/** In the place of the question: what is happening now, with its dice, and how long it is still to be seen. */
export function TellingLine({ session }: { session: Session }) {
  const { stage, face, moment } = session;
  const event = stage.event.value;
  const rolled = stage.roll.value;
  const summed = stage.summary.value;
  if (summed) return <p class="telling">{summed.title}.</p>;
  if (!event || event.kind === 'auto') return null;
  const look = lookOf(face, moment.value.options, event);
  const telling = tellingOf(face, event);
  const dice = rolled && diceOf(face, rolled);
  return (
    <>
      {look.icon && <Portrait icon={look.icon} color={look.color ?? '#8a5a3c'} size={46} />}
      <p class="telling">{telling?.heading ?? said(session, event)}</p>
      {dice && (
        <span class="dice told-dice" aria-hidden="true" key={serialOf(rolled)}>
          {dice.map((die, i) => (
            <RolledDie key={i} of={die} />
          ))}
          {telling?.sum !== undefined && <b class="told-sum">= {telling.sum}</b>}
        </span>
      )}
      {stage.held.value > 0 && (
        <i
          key={`${serialOf(event)} held`}
          class="time-left"
          style={{ animationDuration: `${stage.held.value}ms` }}
        />
      )}
    </>
  );
}

const serials = new WeakMap<Told, number>();
let last = 0;
/** The same for the same event, so that what is drawn of it begins once. */
function serialOf(event: Told): number {
  const serial = serials.get(event) ?? ++last;
  serials.set(event, serial);
  return serial;
}

/** Words that fail stop nothing: the board shows it all the same. */
function said(session: Session, event: Told): string {
  try {
    return lineWords(wordsAt(session), event);
  } catch (error) {
    reportError(error);
    return '';
  }
}
