import { enemyName } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import type { Marking } from '../../kit/face.ts';
import { statusColor, statusIcon } from './look.ts';
import { offersOf } from './offers.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import { type FateProps, textOf } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';

const STEPS = [1, 2, 5, 10] as const;
const STATUSES = ['poison', 'weakness', 'stun'] as const;

/** Beside a real table: what the players enter, by large buttons. */
export function CompanionDock({ props, words }: { props: FateProps; words: FateWords }) {
  const { prompt, marking, choose } = props;
  const question = prompt?.question.id;
  if (question === 'hit' && marking) {
    return <Keypad enemy={textOf(prompt, 'enemy') ?? ''} marking={marking} words={words} />;
  }
  const offers = offersOf(props);
  const fallen = offers.get('fallen');
  const numbers = [...offers.values()].filter(({ id }) => /^life-\d+$/.test(id));
  if (numbers.length > 0) {
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
  const line =
    question === 'fate' ? words.companionFate : question === 'hits' ? words.companionHits : words.companion;
  return (
    <div class="rf-dock table-line">
      <Icon of={fateIcon.fate} size={28} />
      <p>{line}</p>
      {fallen && (
        <button type="button" class="button" data-option={fallen.id} onClick={() => choose(fallen.id)}>
          <Icon of={fateIcon.fallen} />
          {fallen.label}
        </button>
      )}
    </div>
  );
}

const repeat = (marking: Marking, change: 1 | -1, times: number): void => {
  for (let i = 0; i < times; i++) marking.mark('damage', change);
};

/** Damage by steps, statuses by a tap; the prompt bar gives it. */
function Keypad({ enemy, marking, words }: { enemy: string; marking: Marking; words: FateWords }) {
  const marked = (id: string) => marking.answers.find((answer) => answer.id === id)?.marked ?? 0;
  const damage = marked('damage');
  return (
    <fieldset class="rf-dock keypad" aria-label={words.hitOn(enemyName(enemy))}>
      <span class="rf-keypad-sum">
        <Icon of={fateIcon.damage} size={26} />
        <b aria-live="polite">{damage}</b> {words.damage}
      </span>
      <button
        type="button"
        class="button"
        aria-label={words.less}
        aria-disabled={damage === 0}
        onClick={() => marking.mark('damage', -1)}
      >
        −1
      </button>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          class="button legal"
          aria-label={words.more(step)}
          data-option={step === 1 ? 'damage' : undefined}
          onClick={() => repeat(marking, 1, step)}
        >
          +{step}
        </button>
      ))}
      <button
        type="button"
        class="button"
        aria-disabled={damage === 0}
        onClick={() => repeat(marking, -1, damage)}
      >
        {words.clear}
      </button>
      {STATUSES.map((status) => (
        <Toggle
          key={status}
          id={status}
          label={words.statuses[status]}
          icon={statusIcon(status)}
          color={statusColor[status]}
          on={marked(status) > 0}
          marking={marking}
        />
      ))}
      <Toggle
        id="investigate"
        label={words.investigate}
        icon={fateIcon.lens}
        color="#bfe9ff"
        on={marked('investigate') > 0}
        marking={marking}
      />
    </fieldset>
  );
}

interface ToggleProps {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly color: string;
  readonly on: boolean;
  readonly marking: Marking;
}

function Toggle({ id, label, icon, color, on, marking }: ToggleProps) {
  return (
    <button
      type="button"
      class={on ? 'button marked' : 'button legal'}
      aria-pressed={on}
      data-option={on ? undefined : id}
      onClick={() => marking.mark(id, on ? -1 : 1)}
    >
      <Icon of={icon} size={20} color={color} />
      {label}
    </button>
  );
}
