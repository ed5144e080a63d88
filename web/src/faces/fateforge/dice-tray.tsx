import { resultFacts, wouldSpend } from '@wyrdhall/fateforge';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { pointedCost } from './look.ts';
import { Die } from './result.tsx';
import type { FateforgeProps, SeenHero } from './seen.ts';
import { ff } from './words/words.ts';

type Cost = NonNullable<Parameters<typeof wouldSpend>[1]>;

/** The answer that a die of the pool is, by its place. */
function answerFor({ offers, prompt }: FateforgeProps, id: string, place: number): Answer | undefined {
  const { face } = resultFacts(id);
  const kind = prompt?.question.id;
  if (kind === 'pay') return offers.get(`pay:${face}`);
  if (kind === 'keep') return offers.get(`keep:${face}`);
  if (kind === 'trap') return offers.get(`discard:${face}`);
  return offers.get(`die:${id}-${place + 1}`);
}

/** Dice and other results of a hero, large; what a card that is pointed at would take stands out. */
export function DiceTray({
  props,
  hero,
  isScreened,
}: {
  props: FateforgeProps;
  hero: SeenHero;
  isScreened: boolean;
}) {
  const words = ff.value;
  const { prompt, event, offers } = props;
  const name = words.hero(hero.id);
  const cost = pointedCost.value;
  const taken = cost && wouldSpend(hero as Parameters<typeof wouldSpend>[0], cost as Cost);
  const isChoosing = prompt?.question.id === 'dice' && prompt.question.figure === hero.id;
  const rolls = event?.kind === 'shows';
  const size = hero.pool.length > 6 ? 44 : hero.pool.length > 5 ? 50 : 58;
  return (
    <fieldset class="ff-tray" aria-label={words.dice(name)}>
      <span class="ff-tray-head">
        <b>{words.dice(name)}</b>
        <small>
          {props.view.phase === 'prepare'
            ? isScreened
              ? words.rerollsHidden
              : ''
            : props.view.phase === 'action'
              ? words.rerollsDone
              : ''}
        </small>
      </span>
      <span class="ff-dice">
        {isChoosing
          ? [...offers.values()].map((answer) => {
              const colour = answer.id.slice(4).replace(/-\d+$/, '');
              return (
                <Option
                  key={answer.id}
                  face={props}
                  answer={answer}
                  class="ff-die-button"
                  aria-label={answer.label}
                >
                  <Die colour={colour} face="" state={answer.marked > 0 ? 'kept' : ''} />
                </Option>
              );
            })
          : hero.pool.map((id, place) => {
              const { colour, face, origin } = resultFacts(id);
              const answer = answerFor(props, id, place);
              const state = `${taken?.includes(place) ? 'paying' : ''}${answer && answer.marked > 0 ? ' kept' : ''}${rolls ? ' rolling' : ''}${origin === '' ? '' : ' gained'}`;
              const label = words.die(words.colours[colour] ?? colour, face);
              return answer && !answer.closed ? (
                <Option
                  key={`${id}-${place}`}
                  face={props}
                  answer={answer}
                  class="ff-die-button"
                  aria-label={label}
                >
                  <Die colour={colour} face={face} state={state} size={size} />
                  <small>{words.result(face)}</small>
                </Option>
              ) : (
                <span
                  key={`${id}-${place}`}
                  class="ff-die-place"
                  role="img"
                  aria-label={label}
                  data-explain={`result:${face}`}
                >
                  <Die colour={colour} face={face} state={state} size={size} />
                  <small>{words.result(face)}</small>
                </span>
              );
            })}
        {!isChoosing && hero.pool.length === 0 && (
          <span class="quiet ff-no-dice">
            {props.view.phase === 'action' ? words.noResults : words.noDice}
          </span>
        )}
      </span>
    </fieldset>
  );
}
