import { Option } from '../../kit/answers/option.tsx';
import { facesPaid } from './dice-bar.tsx';
import { Die } from './die.tsx';
import { payingWith } from './looking.ts';
import type { FateProps } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';

const point = (id: string | undefined) => () => {
  payingWith.value = id;
};

/** The ways to pay, the proposed one first. The dice on the bar can be touched as well. */
export function Payments({ face, words }: { face: FateProps; words: FateWords }) {
  const ways = [...face.offers.values()].filter(({ id }) => id.startsWith('pay:'));
  return (
    <fieldset class="rf-payments" aria-label={words.payWith}>
      <p>
        <b>{words.payWith}</b> {words.payHow}
      </p>
      <div class="rf-ways">
        {ways.map((way, i) => (
          <Option
            key={way.id}
            face={face}
            answer={way}
            class={i === 0 ? 'rf-way first' : 'rf-way'}
            digit={i < 9 ? i + 1 : undefined}
            aria-label={way.label}
            onTake={point(undefined)}
            onPointerEnter={point(way.id)}
            onPointerLeave={point(undefined)}
            onFocus={point(way.id)}
            onBlur={point(undefined)}
          >
            {facesPaid(way.id).map((face, k) => (
              <Die key={k} face={face} />
            ))}
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
