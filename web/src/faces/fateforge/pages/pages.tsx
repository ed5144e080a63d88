import { skillOf } from '@wyrdhall/fateforge';
import { Facts } from '@wyrdhall/kernel';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../icons/icon.tsx';
import { Option } from '../../../kit/answers/option.tsx';
import { signOf } from '../cards/cards.tsx';
import { artOf, bringArt } from '../cards/skill-art.ts';
import { heroColor } from '../look.ts';
import { PAGES } from '../offers.ts';
import type { FateforgeProps, SeenHero } from '../seen.ts';
import { ff } from '../words/words.ts';

/** Whether the question lays something out over the map. */
export const isPaged = ({ prompt, event }: FateforgeProps): boolean =>
  prompt !== undefined && !event && PAGES.has(prompt.question.id) && prompt.options.length > 1;

/** Skills to learn and to take along, what is done between fights. */
export function Page(props: FateforgeProps) {
  const { prompt } = props;
  switch (prompt?.question.id) {
    case 'learn':
    case 'active':
      return <Skills {...props} />;
    case 'camp':
      return <Camp {...props} />;
    default:
      return null;
  }
}

function Skills(props: FateforgeProps) {
  const { prompt, offers } = props;
  const words = ff.value;
  const facts = prompt && new Facts(prompt.question);
  const hero = prompt?.question.figure as SeenHero['id'];
  useEffect(() => bringArt(hero), [hero]);
  return (
    <section class="ff-page panel" aria-label={words.skills} tabIndex={0}>
      <p class="ff-page-hint">
        {words.hero(hero)}: {facts?.has('gold') ? words.purse(facts.number('gold')) : words.sixSkills}
      </p>
      <div class="ff-skills">
        {[...offers.values()].flatMap((answer) => {
          const id = answer.id.slice(answer.id.indexOf(':') + 1);
          if (!answer.id.includes(':')) return [];
          const { use, cost, limit } = skillOf(id);
          return (
            <Option
              key={answer.id}
              face={props}
              answer={answer}
              class="ff-skill"
              style={{ '--tone': heroColor[hero] }}
              data-explain={`skill:${id}`}
            >
              <Icon of={artOf(id) ?? signOf(use)} size={40} />
              <span>
                <b>{words.card(id)}</b>
                <small>
                  {words.when[limit]}
                  {prompt?.question.id === 'learn' && ` · ${words.costs(cost)}`}
                  {answer.closed && ` · ${answer.closed.reason}`}
                </small>
                <span>{words.cardText(id)}</span>
              </span>
            </Option>
          );
        })}
      </div>
    </section>
  );
}

function Camp(props: FateforgeProps) {
  const { view, offers } = props;
  const words = ff.value;
  return (
    <section class="ff-page panel" aria-label={words.phases.camp} tabIndex={0}>
      <p class="ff-page-hint">{words.bag(view.bag.gold, view.bag.food)}</p>
      <div class="ff-camp">
        {[...offers.values()].flatMap((answer) =>
          answer.id === 'go' ? (
            []
          ) : (
            <Option key={answer.id} face={props} answer={answer} class="ff-camp-deed">
              {answer.label}
            </Option>
          ),
        )}
      </div>
    </section>
  );
}
