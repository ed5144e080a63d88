import { Icon } from '../../../icons/icon.tsx';
import { Portrait } from '../../../kit/board/portrait.tsx';
import { Ending as EndingPage } from '../../../kit/pages/ending.tsx';
import { zoneNameIn } from '../board/map.ts';
import { ffIcon } from '../fateforge.icons.ts';
import { heroColor } from '../look.ts';
import { headOf } from '../pictures.ts';
import type { FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';

/** How it ended: objectives, what the heroes have left, the rating of a questline. */
export function Ending({ props, onClose }: { props: FateforgeProps; onClose(): void }) {
  const { view } = props;
  const words = ff.value;
  const won = view.ending === 'won';
  const { primary, secondary } = view.objectives;
  const rated = props.told?.().findLast(({ kind }) => kind === 'rated');
  return (
    <EndingPage
      class="ff-ending"
      label={won ? words.won : words.lost}
      icon={won ? ffIcon.trophy : ffIcon.ko}
      title={won ? words.won : words.lost}
      subtitle={words.outcome[view.ending]}
      close={{ label: words.looks, onClose }}
    >
      {rated && <p class="ff-rated">{props.words.event(rated)}</p>}
      <ul class="ff-goal-list">
        {[...primary, ...secondary].map(({ objective }, k) => {
          const met = k < primary.length ? view.met.primary[k] : view.met.secondary[k - primary.length];
          return (
            <li key={k} class={met ? 'met' : ''}>
              <Icon of={met ? ffIcon.done : ffIcon.todo} size={17} />
              <span>
                {words.objective(objective, (zone) => zoneNameIn(view.board, zone))}
                {k >= primary.length && <small> · {words.further}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <ul class="ff-ending-heroes">
        {view.heroes.map((hero) => (
          <li key={hero.id}>
            <Portrait icon={headOf(hero.id)} color={heroColor[hero.id]} size={44} />
            <span>
              <b>{words.hero(hero.id)}</b>
              <small>
                {hero.wasKO && `${words.ko} · `}
                {words.health(hero.health, hero.maxHealth)} · {words.energy(hero.energy, hero.maxEnergy)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p>{words.victory(view.victory)}</p>
    </EndingPage>
  );
}
