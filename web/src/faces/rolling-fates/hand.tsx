import { useEffect } from 'preact/hooks';
import { CompanionDock } from './companion.tsx';
import { foresee } from './foreseen.ts';
import { PackDock } from './pack.tsx';
import { LargePanel } from './panel.tsx';
import { asksForDice, type FateProps, seatShown } from './seen.ts';
import { SmallPanel } from './small-panel.tsx';
import { fate } from './words/words.ts';

/** Another hero's dice begin at the top of the sheet. */
function useTop(shown: number | undefined): void {
  useEffect(() => {
    if (shown !== undefined) document.querySelector('.dock')?.scrollTo({ top: 0 });
  }, [shown]);
}

/** Below the question: dice and abilities in a fight, the packs on the way, a keypad beside a real table. */
export function Hand(props: FateProps) {
  const { view, prompt } = props;
  const words = fate.value;
  const shown = seatShown(props);
  // Beside a real table all boards lie there, and the asked one comes into sight.
  useTop(view.settings.companion ? undefined : shown);
  if (view.ending !== '') return <div class="rf-dock over" />;
  if (view.settings.companion) return <CompanionDock props={props} words={words} />;
  if (!view.combat && !asksForDice(prompt)) return <PackDock props={props} words={words} />;
  const { loss } = foresee(props);
  return (
    <div class="rf-dock fight" data-heroes={view.heroes.length}>
      {view.heroes.map((hero, seat) => {
        const panel = { props, hero, seat, loss: loss.get(hero.id) ?? 0, words };
        return seat === shown ? (
          <LargePanel key={hero.id} {...panel} />
        ) : (
          <SmallPanel key={hero.id} {...panel} />
        );
      })}
    </div>
  );
}
