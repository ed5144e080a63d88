import { Option } from '../../../kit/answers/option.tsx';
import { RuleLink } from '../../../kit/rules/rule-link.tsx';
import type { FateProps } from '../seen.ts';
import { nameOf } from '../spoken.ts';
import { fate } from '../words/words.ts';

/** The choices of a scene, each with its key; what cannot be taken says why. */
export function SceneChoices({ props }: { props: FateProps }) {
  const { prompt, asked = [], view } = props;
  const words = fate.value;
  const answers = [...props.offers.values()];
  const alone = asked.length === 1 && view.heroes.length > 1 ? view.heroes[prompt?.seat ?? 0] : undefined;
  let key = 0;
  return (
    <fieldset class="rf-choices" aria-label={prompt && props.words.question(prompt.question, prompt.seat)}>
      <p class="rf-decides">{alone ? words.decides(nameOf(alone)) : words.together}</p>
      {answers.map((answer) => {
        const { id, label, closed } = answer;
        if (!closed) key++;
        const digit = !closed && key < 10 ? key : undefined;
        return (
          <span key={id} class={closed ? 'rf-choice-row closed' : 'rf-choice-row'}>
            <Option face={props} answer={answer} class="rf-choice" digit={digit}>
              {digit && <kbd aria-hidden="true">{digit}</kbd>}
              <span>
                {label}
                {closed && <small>{closed.reason}</small>}
              </span>
            </Option>
            {closed && <RuleLink id={closed.rule} />}
          </span>
        );
      })}
    </fieldset>
  );
}
