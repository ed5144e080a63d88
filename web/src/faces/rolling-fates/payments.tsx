import { bestPayments } from '@wyrdhall/rolling-fates';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { facesPaid } from './dice-bar.tsx';
import { Die } from './die.tsx';
import { payingWith } from './looking.ts';
import { type FateProps, textOf } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';

const point = (id: string | undefined) => () => {
  payingWith.value = id;
};

/** The ways to pay: what leaves the most comes first. */
function paymentsOf({ offers, prompt, view }: FateProps): Answer[] {
  const hero = prompt && view.heroes[prompt.seat];
  const ways = [...offers.keys()].filter((id) => id.startsWith('pay:'));
  const ability = textOf(prompt, 'ability');
  const best = hero && ability ? bestPayments(hero, ability, view.settings.distinctGroups, ways) : ways;
  return best.flatMap((id) => offers.get(id) ?? []);
}

/** The ways to pay, the best one first. The dice on the bar can be touched as well. */
export function Payments({ face, words }: { face: FateProps; words: FateWords }) {
  const ways = paymentsOf(face);
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
