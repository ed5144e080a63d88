import { Arcs } from './arcs.tsx';
import { Enemy } from './enemy.tsx';
import { foresee } from './foreseen.ts';
import { Hero } from './hero.tsx';
import { Backdrop } from './scenes/backdrop.tsx';
import type { FateProps, SeenCombat } from './seen.ts';
import { fate } from './words/words.ts';

/** The fight: the party on the left, what it faces on the right, in the place that it has come to. */
export function Stage({ props, combat }: { props: FateProps; combat: SeenCombat }) {
  const { view } = props;
  const words = fate.value;
  const { loss, gain, answers } = foresee(props);
  return (
    <section
      class={view.settings.companion ? 'rf-stage rf-companion' : 'rf-stage'}
      aria-label={words.stage}
      data-foes={combat.enemies.length}
    >
      <Backdrop adventure={view.journey.adventure} zone={view.journey.zone} />
      <ul class="rf-party" aria-label={words.party}>
        {view.heroes.map((hero, seat) => (
          <li key={hero.id}>
            <Hero
              props={props}
              hero={hero}
              seat={seat}
              loss={loss.get(hero.id) ?? 0}
              gain={gain.get(hero.id) ?? 0}
              words={words}
            />
          </li>
        ))}
      </ul>
      <ul class="rf-foes" aria-label={words.enemies}>
        {combat.enemies.map((enemy) => (
          <li key={enemy.id}>
            <Enemy props={props} enemy={enemy} loss={loss.get(enemy.id) ?? 0} words={words} />
          </li>
        ))}
      </ul>
      <Arcs props={props} answers={answers} />
    </section>
  );
}
