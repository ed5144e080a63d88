import { resultFacts } from '@wyrdhall/fateforge';
import { Icon } from '../../../icons/icon.tsx';
import { Option } from '../../../kit/answers/option.tsx';
import { Portrait } from '../../../kit/board/portrait.tsx';
import type { Answer } from '../../../kit/face.ts';
import { Die } from '../dice/result.tsx';
import { ffIcon } from '../fateforge.icons.ts';
import { heroColor } from '../look.ts';
import { headOf } from '../pictures.ts';
import type { FateforgeProps, SeenHero } from '../seen.ts';
import { ff } from '../words/words.ts';

/** Below the map, so that it stays in sight: what everybody has, and in which order they might act. */
export function Orders(props: FateforgeProps) {
  const { view, offers } = props;
  const words = ff.value;
  return (
    <div class="ff-dock ff-ordering">
      <ul class="ff-all-dice panel" aria-label={words.everyone}>
        {view.heroes.map((hero) => (
          <EveryDie key={hero.id} hero={hero} />
        ))}
      </ul>
      <section class="panel ff-order-choice" aria-label={words.track}>
        <div class={`ff-orders of-${view.heroes.length}`}>
          {[...offers.values()].map((answer, k) => (
            <Order key={answer.id} props={props} answer={answer} digit={k < 9 ? k + 1 : undefined} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** What a hero has to work with, as far as one sees it. */
function EveryDie({ hero }: { hero: SeenHero }) {
  const words = ff.value;
  return (
    <li>
      <Portrait icon={headOf(hero.id)} color={heroColor[hero.id]} size={30} />
      <b>{words.hero(hero.id).split(' ')[0]}</b>
      <span class="ff-small-dice">
        {hero.pool.map((id, k) => {
          const { colour, face, origin } = resultFacts(id);
          const state = origin === '' ? '' : 'gained';
          return (
            <span key={k} role="img" aria-label={words.die(words.colours[colour] ?? colour, face)}>
              <Die colour={colour} face={face} state={state} size={32} />
            </span>
          );
        })}
        {hero.pool.length === 0 && <small class="quiet">{hero.ko ? words.ko : words.behindScreen}</small>}
      </span>
    </li>
  );
}

interface OrderProps {
  readonly props: FateforgeProps;
  readonly answer: Answer;
  readonly digit: number | undefined;
}

function Order({ props, answer, digit }: OrderProps) {
  const words = ff.value;
  const heroes = answer.id.slice('order:'.length).split(',') as SeenHero['id'][];
  const tiles = heroes.map((id) => (
    <span key={id} class="ff-order-hero">
      <Portrait icon={headOf(id)} color={heroColor[id]} size={46} />
      <small>{words.hero(id).split(' ')[0]}</small>
    </span>
  ));
  tiles.splice(
    props.view.place,
    0,
    <span key="reactions" class="ff-order-foe">
      <Icon of={ffIcon.reactions} size={16} />
    </span>,
  );
  return (
    <Option face={props} answer={answer} class="ff-order" digit={digit} aria-label={answer.label}>
      {tiles}
    </Option>
  );
}
