import type { Answer } from '../../kit/face.ts';
import { facesPaid } from './dice-bar.tsx';
import { Die } from './die.tsx';
import { payingWith } from './looking.ts';
import type { FateWords } from './words/catalogue.ts';

interface PaymentsProps {
  readonly offers: ReadonlyMap<string, Answer>;
  readonly hinted: string | undefined;
  readonly words: FateWords;
  choose(option: string): void;
}

const point = (id: string | undefined) => () => {
  payingWith.value = id;
};

/** The ways to pay, the proposed one first. The dice on the bar can be touched as well. */
export function Payments({ offers, hinted, words, choose }: PaymentsProps) {
  const ways = [...offers.values()].filter(({ id }) => id.startsWith('pay:'));
  return (
    <fieldset class="rf-payments" aria-label={words.payWith}>
      <p>
        <b>{words.payWith}</b> {words.payHow}
      </p>
      <div class="rf-ways">
        {ways.map((way, i) => (
          <button
            key={way.id}
            type="button"
            class={way.id === hinted ? 'rf-way hinted' : i === 0 ? 'rf-way first' : 'rf-way'}
            data-option={way.id}
            data-key={i < 9 ? i + 1 : undefined}
            aria-label={way.label}
            onPointerEnter={point(way.id)}
            onPointerLeave={point(undefined)}
            onFocus={point(way.id)}
            onBlur={point(undefined)}
            onClick={() => {
              payingWith.value = undefined;
              choose(way.id);
            }}
          >
            {facesPaid(way.id).map((face, k) => (
              <Die key={k} face={face} />
            ))}
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
