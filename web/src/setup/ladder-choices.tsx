import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { laterIcon } from '../icons/later.icons.ts';
import { Choices, type ChoicesProps } from '../kit/choices.tsx';
import { preferences, setPreferences } from '../preferences/preferences.ts';
import { say } from '../words/words.ts';
import { openOf, type Rung } from './ladder.ts';
import { shortName } from './option-names.ts';

interface LadderChoicesProps extends Omit<ChoicesProps, 'values' | 'note' | 'closed' | 'label'> {
  readonly ladder: readonly Rung[];
  label(value: string): string;
}

/** One of several that come in an order: what was won, what is next, and whether the others are open. */
export function LadderChoices({ ladder, ...choices }: LadderChoicesProps) {
  const words = say.value.setUp;
  const { inOrder } = preferences.value;
  const rungOf = (value: string) => ladder.find((rung) => rung.value === value);
  const after = (value: string) => (inOrder ? rungOf(value)?.after : undefined);
  const order = (keep: boolean) => {
    setPreferences({ inOrder: keep });
    if (keep) choices.onChoose(openOf(ladder, choices.value));
  };
  return (
    <>
      <Choices
        {...choices}
        values={ladder.map(({ value }) => value)}
        closed={(value) => after(value) !== undefined}
        note={(value) => {
          const first = after(value);
          return (
            <Note mark={rungOf(value)?.mark ?? 'later'} first={first && shortName(choices.label(first))} />
          );
        }}
      />
      <Choices
        legend={words.order(choices.legend)}
        name={`${choices.name}-order`}
        hint={words.orderWhy}
        value={inOrder ? 'kept' : 'free'}
        values={['free', 'kept']}
        label={(value) => (value === 'kept' ? words.orderKept : words.orderFree)}
        onChoose={(value) => order(value === 'kept')}
      />
    </>
  );
}

const MARK_ICONS = { won: laterIcon.laurels, next: icon.play, later: undefined };

function Note({ mark, first }: { mark: Rung['mark']; first: string | undefined }) {
  const words = say.value.setUp;
  const drawing = first === undefined ? MARK_ICONS[mark] : icon.lock;
  return (
    <small class="quiet" data-mark={mark}>
      {drawing && <Icon of={drawing} />} {first === undefined ? words.marks[mark] : words.winFirst(first)}
    </small>
  );
}
