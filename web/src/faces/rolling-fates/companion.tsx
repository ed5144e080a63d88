import { Icon } from '../../icons/icon.tsx';
import type { Answer } from '../../kit/face.ts';
import { Keypad } from './keypad.tsx';
import { offersOf } from './offers.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import { type FateProps, textOf } from './seen.ts';
import { TableBoards } from './table-boards.tsx';
import type { FateWords } from './words/catalogue.ts';

/** Beside a real table: what the players enter, by large buttons. */
export function CompanionDock({ props, words }: { props: FateProps; words: FateWords }) {
  const { prompt, marking, choose, view } = props;
  const question = prompt?.question.id;
  if (question === 'hit' && marking) {
    return <Keypad enemy={textOf(prompt, 'enemy') ?? ''} marking={marking} words={words} />;
  }
  const offers = offersOf(props);
  const fallen = offers.get('fallen');
  const numbers = [...offers.values()].filter(({ id }) => /^life-\d+$/.test(id));
  if (numbers.length > 0) return <Numbers numbers={numbers} choose={choose} />;
  const hits = question === 'hits' || (question === 'target' && view.combat !== null);
  return (
    <div class={hits ? 'rf-dock table-hits' : 'rf-dock'}>
      {hits && <TableBoards props={props} words={words} />}
      <div class="table-line">
        {!hits && <Icon of={fateIcon.fate} size={28} />}
        <p>{question === 'fate' ? words.companionFate : hits ? words.companionHits : words.companion}</p>
        {[offers.get('all'), fallen].map(
          (offer) =>
            offer && (
              <button
                key={offer.id}
                type="button"
                class="button"
                data-option={offer.id}
                onClick={() => choose(offer.id)}
              >
                <Icon of={offer.id === 'all' ? fateIcon.damage : fateIcon.fallen} />
                {offer.label}
              </button>
            ),
        )}
      </div>
    </div>
  );
}

function Numbers({ numbers, choose }: { numbers: readonly Answer[]; choose: FateProps['choose'] }) {
  return (
    <div class="rf-dock table-numbers">
      {numbers.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class="button legal"
          data-option={id}
          aria-label={label}
          onClick={() => choose(id)}
        >
          {id.slice('life-'.length)}
        </button>
      ))}
    </div>
  );
}
