import type { Options, Told, Words } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { lineWords } from '../../words/lines.ts';
import { blend } from '../board/colour.ts';
import { lineOf } from '../events/shown.ts';
import type { GameFace, LineLook, Reading } from '../face.ts';
import { partsOf } from './line-parts.ts';

interface LineProps {
  readonly face: GameFace;
  readonly words: Words;
  readonly options: Options;
  readonly event: Told;
  /** What the people at the table are called, by seat. */
  readonly people?: readonly (string | undefined)[];
}

/** A line of the saga: whose it is as a picture, then the words, in which names, losses and gains stand out. */
export function Line({ face, words, options, event, people = [] }: LineProps) {
  const look = lookOf(face, options, event);
  const { seatName } = face;
  const reading = face.reads?.(event);
  const names = seatName ? Array.from({ length: options.players }, (_, seat) => seatName(options, seat)) : [];
  const parts = partsOf(lineWords(words, event), names, look.tone);
  // Whoever does it comes first: their player is named once.
  const first = parts.findIndex(({ as }) => as === 'name');
  return (
    <>
      {look.icon && (
        <span class="line-sign">
          <Icon of={look.icon} size={19} color={blend(look.color ?? '#cbb68c', '#ffffff', 0.4)} />
        </span>
      )}
      {reading && <Folded {...reading} />}
      <span>
        {!reading &&
          parts.map(({ text, as }, i) => {
            if (!as) return text;
            const person = i === first ? people[names.indexOf(text)] : undefined;
            return (
              <>
                <b key={i} class={as}>
                  {text}
                </b>
                {person && (
                  <>
                    {' '}
                    <bdi class="person">({person})</bdi>
                  </>
                )}
              </>
            );
          })}
      </span>
    </>
  );
}

/** One line, until somebody reads it again. */
function Folded({ title, paragraphs }: Reading) {
  return (
    <details class="line-reading">
      <summary>{title}</summary>
      {paragraphs.map((text, k) => (
        <p key={k}>{text}</p>
      ))}
    </details>
  );
}

/** As the game says; else an event belongs to the seat that does it, or that it befalls. */
export function lookOf(face: GameFace, options: Options, event: Told): LineLook {
  const own = lineOf(face, event);
  const doer = 'by' in event && typeof event.by === 'number' && event.by >= 0 ? event.by : undefined;
  const seat = doer ?? ('seat' in event && typeof event.seat === 'number' ? event.seat : -1);
  return own.icon || seat < 0 ? own : { ...face.seatMark?.(options, seat), ...own };
}
