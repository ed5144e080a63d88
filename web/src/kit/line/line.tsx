import type { Options, Told, Words } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { lineWords } from '../../words/lines.ts';
import { blend } from '../board/colour.ts';
import type { GameFace, LineLook } from '../face.ts';
import { partsOf } from './line-parts.ts';

interface LineProps {
  readonly face: GameFace;
  readonly words: Words;
  readonly options: Options;
  readonly event: Told;
}

/** A line of the saga: whose it is as a picture, then the words, in which names, losses and gains stand out. */
export function Line({ face, words, options, event }: LineProps) {
  const look = lookOf(face, options, event);
  const { seatName } = face;
  const names = seatName ? Array.from({ length: options.players }, (_, seat) => seatName(options, seat)) : [];
  return (
    <>
      {look.icon && (
        <span class="line-sign">
          <Icon of={look.icon} size={19} color={blend(look.color ?? '#cbb68c', '#ffffff', 0.4)} />
        </span>
      )}
      <span>
        {partsOf(lineWords(words, event), names, look.tone).map(({ text, as }, i) =>
          as ? (
            <b key={i} class={as}>
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </span>
    </>
  );
}

/** As the game says; else an event belongs to the seat that does it, or that it befalls. */
export function lookOf(face: GameFace, options: Options, event: Told): LineLook {
  const own = face.line?.(event) ?? {};
  const doer = 'by' in event && typeof event.by === 'number' && event.by >= 0 ? event.by : undefined;
  const seat = doer ?? ('seat' in event && typeof event.seat === 'number' ? event.seat : -1);
  return own.icon || seat < 0 ? own : { ...face.seatMark?.(options, seat), ...own };
}
