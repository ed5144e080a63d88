import { skillOf } from '@wyrdhall/fateforge';
import { Facts } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import { signOf } from './cards.tsx';
import { ffIcon } from './fateforge.icons.ts';
import { heroColor } from './look.ts';
import { PAGES } from './offers.ts';
import { headOf } from './pictures.ts';
import type { FateforgeProps, SeenHero } from './seen.ts';
import { ff } from './words/words.ts';

/** Whether the question lays something out over the map. */
export const isPaged = ({ prompt, event }: FateforgeProps): boolean =>
  prompt !== undefined && !event && PAGES.has(prompt.question.id) && prompt.options.length > 1;

/** Orders, skills to learn and to take along, what is done between fights. */
export function Page(props: FateforgeProps) {
  const { prompt } = props;
  switch (prompt?.question.id) {
    case 'order':
      return <Orders {...props} />;
    case 'learn':
    case 'active':
      return <Skills {...props} />;
    case 'camp':
      return <Camp {...props} />;
    default:
      return null;
  }
}

function Orders(props: FateforgeProps) {
  const { view, offers } = props;
  const words = ff.value;
  return (
    <section class="ff-page panel" aria-label={words.track}>
      <p class="ff-page-hint">{words.orderHint(view.place)}</p>
      <div class={`ff-orders of-${view.heroes.length}`}>
        {[...offers.values()].map((answer, k) => (
          <Option
            key={answer.id}
            face={props}
            answer={answer}
            class="ff-order"
            digit={k < 9 ? k + 1 : undefined}
            aria-label={answer.label}
          >
            {answer.id
              .slice(6)
              .split(',')
              .flatMap((id, at) => [
                ...(at === view.place
                  ? [
                      <span key="reactions" class="ff-order-foe">
                        <Icon of={ffIcon.reactions} size={18} />
                      </span>,
                    ]
                  : []),
                <Portrait
                  key={id}
                  icon={headOf(id)}
                  color={heroColor[id as SeenHero['id']] ?? '#555'}
                  size={32}
                />,
              ])}
          </Option>
        ))}
      </div>
    </section>
  );
}

function Skills(props: FateforgeProps) {
  const { prompt, offers } = props;
  const words = ff.value;
  const facts = prompt && new Facts(prompt.question);
  const hero = prompt?.question.figure as SeenHero['id'];
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
              <Icon of={signOf(use)} size={26} />
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
