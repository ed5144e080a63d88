import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { counting } from './counted.ts';
import { Keypad } from './keypad.tsx';
import { Report } from './report.tsx';
import { fateIcon } from './rolling-fates.icons.ts';
import { type FateProps, textOf } from './seen.ts';
import { TableBoards, Whom } from './table-boards.tsx';
import type { FateWords } from './words/catalogue.ts';

/** What somebody began to count is over with the question, or when another hero is turned to. */
function useOneCount({ prompt }: FateProps): void {
  const id = prompt?.question.id;
  const seat = prompt?.seat;
  useEffect(() => {
    const begun = counting.peek();
    if (begun && (seat !== begun.seat || (id !== 'hits' && id !== 'hit'))) counting.value = undefined;
  }, [id, seat]);
  useEffect(() => {
    if (id !== 'hit') return undefined;
    return () => {
      counting.value = undefined;
    };
  }, [id]);
}

/** Whatever takes the place of the boards is read from its beginning. */
function useTop(isBoards: boolean): void {
  useEffect(() => {
    if (!isBoards) document.querySelector('.dock')?.scrollTo({ top: 0 });
  }, [isBoards]);
}

/** Beside a real table: what the players enter, by large buttons. */
export function CompanionDock({ props, words }: { props: FateProps; words: FateWords }) {
  const { prompt, marking, view, offers } = props;
  const question = prompt?.question.id;
  const hits = question === 'hits' || (question === 'target' && view.combat !== null);
  useOneCount(props);
  useTop(hits);
  const counts = counting.value?.seat === prompt?.seat ? counting.value : undefined;
  if (question === 'hit' && marking) {
    const hero = counts && view.heroes[counts.seat];
    return (
      <Keypad
        enemy={textOf(prompt, 'enemy') ?? ''}
        marking={marking}
        counts={hero && { hero, ability: counts.ability }}
        words={words}
      />
    );
  }
  const numbers = [...offers.values()].filter(({ id }) => /^life-\d+$/.test(id));
  if (numbers.length > 0) return <Numbers props={props} numbers={numbers} />;
  const says = question === 'fate' ? words.companionFate : hits ? words.companionHits : words.companion;
  return (
    <div class={hits ? 'rf-dock table-hits' : 'rf-dock table-waits'}>
      {hits && <TableBoards props={props} words={words} />}
      {question === 'fate' && <Report props={props} words={words} />}
      {/* On a phone it scrolls with the boards; the line stays. */}
      {hits && <p class="table-how">{words.companionHits}</p>}
      <div class="table-line">
        {counts ? (
          <Whom words={words} />
        ) : (
          <>
            {!hits && <Icon of={fateIcon.fate} size={28} />}
            <p>{says}</p>
            {[offers.get('all'), offers.get('fallen')].map(
              (offer) =>
                offer && (
                  <Option key={offer.id} face={props} answer={offer} class="button">
                    <Icon of={offer.id === 'all' ? fateIcon.damage : fateIcon.fallen} />
                    {offer.label}
                  </Option>
                ),
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Numbers({ props, numbers }: { props: FateProps; numbers: readonly Answer[] }) {
  return (
    <div class="rf-dock table-numbers">
      {numbers.map((answer) => (
        <Option key={answer.id} face={props} answer={answer} class="button legal" aria-label={answer.label}>
          {answer.id.slice('life-'.length)}
        </Option>
      ))}
    </div>
  );
}
