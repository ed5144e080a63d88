import { Icon } from '../../../icons/icon.tsx';
import { Portrait } from '../../../kit/board/portrait.tsx';
import { zoneNameIn } from '../board/map.ts';
import { Standing } from '../campaign/standing.tsx';
import { isStory } from '../campaign/story-board.tsx';
import { ffIcon } from '../fateforge.icons.ts';
import { heroColor } from '../look.ts';
import { headOf } from '../pictures.ts';
import { actingHero, type FateforgeProps, type SeenHero, shownHero } from '../seen.ts';
import { ff } from '../words/words.ts';
import { signsOf } from './signs.ts';

/** What somebody is doing, seen from outside. */
function stateOf({ view, asked = [] }: FateforgeProps, i: number): string {
  const words = ff.value;
  const hero = view.heroes[i] as SeenHero;
  if (hero.exited) return words.gone;
  if (hero.ko) return words.ko;
  if (view.phase === 'prepare') return asked.includes(i % view.players) ? words.preparing : words.ready;
  if (view.phase !== 'action') return '';
  const acts = actingHero(view);
  if (acts === i) return words.acting;
  const tile = view.order.indexOf(i);
  const at = tile + (tile >= view.place ? 1 : 0);
  return at < view.at ? words.done : words.next;
}

function Pips({
  n,
  of,
  icon,
  label,
  shape,
}: {
  n: number;
  of: number;
  icon: string;
  label: string;
  shape: string;
}) {
  return (
    <span class={`ff-pips ${shape}`} role="img" aria-label={label}>
      {of > 9 ? (
        <>
          <Icon of={icon} size={15} /> {n}/{of}
        </>
      ) : (
        Array.from({ length: of }, (_, k) => (
          <i key={k} class={k < n ? '' : 'off'}>
            <Icon of={icon} size={15} />
          </i>
        ))
      )}
    </span>
  );
}

/** Heroes with what they have left, and what the party is here for. */
export function Side(props: FateforgeProps) {
  const { view } = props;
  const words = ff.value;
  const shown = shownHero(props);
  return (
    <>
      <ul class="heroes ff-heroes">
        {view.heroes.map((hero, i) => (
          <li
            key={hero.id}
            class={`panel ff-hero${shown === i && props.prompt ? ' asked' : ''}${hero.ko ? ' down' : ''}`}
            data-explain={`figure:${hero.id}`}
            tabIndex={0}
          >
            <Portrait icon={headOf(hero.id)} color={heroColor[hero.id]} size={46} />
            <span class="ff-hero-words">
              <span class="ff-hero-head">
                <b>{view.heroes.length > 2 ? words.hero(hero.id).split(' ')[0] : words.hero(hero.id)}</b>
                <small>{stateOf(props, i)}</small>
              </span>
              <Pips
                n={hero.health}
                of={hero.maxHealth}
                icon={ffIcon.health}
                shape="health-pips"
                label={words.health(hero.health, hero.maxHealth)}
              />
              <span class="ff-hero-rest">
                <Pips
                  n={hero.energy}
                  of={hero.maxEnergy}
                  icon={ffIcon.energy}
                  shape="energy-pips"
                  label={words.energy(hero.energy, hero.maxEnergy)}
                />
                <span class="ff-signs">
                  {(isStory(view) ? [] : signsOf(hero))
                    // The line above says so already.
                    .filter(({ label }) => label !== words.ko)
                    .map(({ icon, text, label }) => (
                      <span key={label} class="ff-sign" role="img" aria-label={label} title={label}>
                        <Icon of={icon} size={13} />
                        {text}
                      </span>
                    ))}
                </span>
              </span>
              {isStory(view) && (
                <small class="ff-traits">
                  {view.campaign?.traits[i]?.map((trait) => props.words.term?.(`trait:${trait}`)).join(', ')}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isStory(view) ? <Standing {...props} /> : <Objectives {...props} />}
    </>
  );
}

function Objectives({ view }: FateforgeProps) {
  const words = ff.value;
  const { primary, secondary } = view.objectives;
  const nameOf = (zone: string) => zoneNameIn(view.board, zone);
  const final = view.ending === '' ? [] : [...view.met.primary, ...view.met.secondary];
  const goals = [...primary, ...secondary].map(({ objective, met }, k) => ({
    objective,
    met: final[k] ?? met,
  }));
  return (
    <section class="panel ff-goals" aria-label={words.objectives}>
      <h2>{words.objectives}</h2>
      <ul>
        {goals.map(({ objective, met }, k) => (
          <li key={k} class={`${met ? 'met' : ''}${k >= primary.length ? ' further' : ''}`}>
            <Icon of={met ? ffIcon.done : ffIcon.todo} size={15} />
            <span>
              {words.objective(objective, nameOf)}
              {k >= primary.length && <small> · {words.further}</small>}
              <span class="visually-hidden">, {met ? words.met : words.open}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
