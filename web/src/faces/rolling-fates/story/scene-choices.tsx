import { RuleLink } from '../../../kit/rules/rule-link.tsx';
import { offersOf } from '../offers.ts';
import type { FateProps } from '../seen.ts';
import { nameOf } from '../spoken.ts';
import { fate } from '../words/words.ts';

/** The choices of a scene, each with its key; what cannot be taken says why. */
export function SceneChoices({ props }: { props: FateProps }) {
  const { prompt, choose, hinted, asked = [], view } = props;
  const words = fate.value;
  const answers = [...offersOf(props).values()];
  const alone = asked.length === 1 && view.heroes.length > 1 ? view.heroes[prompt?.seat ?? 0] : undefined;
  let key = 0;
  return (
    <fieldset class="rf-choices" aria-label={prompt && props.words.question(prompt.question, prompt.seat)}>
      <p class="rf-decides">{alone ? words.decides(nameOf(alone)) : words.together}</p>
      {answers.map(({ id, label, closed }) => {
        if (closed) {
          return (
            <span key={id} class="rf-choice closed">
              <button type="button" aria-disabled="true" onClick={() => choose(id)}>
                <span>{label}</span>
                <small>{closed.reason}</small>
              </button>
              <RuleLink id={closed.rule} />
            </span>
          );
        }
        key++;
        return (
          <button
            key={id}
            type="button"
            class={id === hinted ? 'rf-choice hinted' : 'rf-choice'}
            data-option={id}
            data-key={key < 10 ? key : undefined}
            onClick={() => choose(id)}
          >
            {key < 10 && <kbd aria-hidden="true">{key}</kbd>}
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
