import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { Keypad } from './keypad.tsx';
import { fateIcon } from './rolling-fates.icons.ts';
import { type FateProps, textOf } from './seen.ts';
import { TableBoards } from './table-boards.tsx';
import type { FateWords } from './words/catalogue.ts';

/** Beside a real table: what the players enter, by large buttons. */
export function CompanionDock({ props, words }: { props: FateProps; words: FateWords }) {
  const { prompt, marking, view, offers } = props;
  const question = prompt?.question.id;
  if (question === 'hit' && marking) {
    return <Keypad enemy={textOf(prompt, 'enemy') ?? ''} marking={marking} words={words} />;
  }
  const fallen = offers.get('fallen');
  const numbers = [...offers.values()].filter(({ id }) => /^life-\d+$/.test(id));
  if (numbers.length > 0) return <Numbers props={props} numbers={numbers} />;
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
              <Option key={offer.id} face={props} answer={offer} class="button">
                <Icon of={offer.id === 'all' ? fateIcon.damage : fateIcon.fallen} />
                {offer.label}
              </Option>
            ),
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
