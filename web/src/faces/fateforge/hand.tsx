import { useEffect } from 'preact/hooks';
import { Cards, GearList } from './cards/cards.tsx';
import { Actions } from './dice/actions.tsx';
import { DiceTray } from './dice/dice-tray.tsx';
import { Orders } from './pages/orders.tsx';
import { type FateforgeProps, shownHero } from './seen.ts';

/** Another question begins with the dice, at the top of the sheet. */
function useTop(question: string | undefined, shown: number): void {
  useEffect(() => {
    document.querySelector('.dock')?.scrollTo({ top: 0 });
  }, [question, shown]);
}

/** Below the question: the dice of whoever is asked, what they can do, the cards, the gear. */
export function Hand(props: FateforgeProps) {
  const { view } = props;
  const shown = shownHero(props);
  useTop(props.prompt?.question.id, shown);
  const hero = view.heroes[shown];
  const isRead = view.phase === 'over' || view.phase === 'story' || view.ending !== '';
  if (!hero || isRead) return <div class="ff-dock over" />;
  if (props.prompt?.question.id === 'order') return <Orders {...props} />;
  return (
    <div class="ff-dock">
      <div class="ff-own">
        <DiceTray props={props} hero={hero} isScreened={view.settings.screens} />
        <Actions {...props} />
      </div>
      <Cards props={props} hero={hero} />
      <GearList props={props} hero={hero} />
    </div>
  );
}
