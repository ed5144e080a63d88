import { Option } from '../answers/option.tsx';
import type { FaceProps } from '../face.ts';
import { RuleLink } from '../rules/rule-link.tsx';

interface ChoiceListProps {
  readonly face: Pick<FaceProps, 'choose' | 'hinted' | 'marking' | 'offers' | 'prompt' | 'words'>;
  readonly class: string;
  /** Who decides. */
  readonly decides: string;
}

/** All answers of a question one below the other, each with its key; what cannot be taken says why. */
export function ChoiceList({ face, class: shape, decides }: ChoiceListProps) {
  const { prompt, offers, words } = face;
  const open = [...offers.values()].filter(({ closed }) => !closed);
  return (
    <fieldset class={`${shape}s`} aria-label={prompt && words.question(prompt.question, prompt.seat)}>
      <p class="decides">{decides}</p>
      {[...offers.values()].map((answer) => {
        const at = open.indexOf(answer) + 1;
        const digit = at > 0 && at < 10 ? at : undefined;
        return (
          <span key={answer.id} class="choice-row">
            <Option face={face} answer={answer} class={shape} digit={digit}>
              {digit && <kbd aria-hidden="true">{digit}</kbd>}
              <span>{answer.label}</span>
              {answer.closed && <small>{answer.closed.reason}</small>}
            </Option>
            {answer.closed && <RuleLink id={answer.closed.rule} />}
          </span>
        );
      })}
    </fieldset>
  );
}
