import { Icon } from '../../icons/icon.tsx';
import { FateCard } from './cards.tsx';
import { mapOpen } from './looking.ts';
import { HeroHead, stateOf } from './panel.tsx';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps } from './seen.ts';
import { nameOf } from './spoken.ts';
import { fate } from './words/words.ts';

/** On a small screen the sheet of the party: everybody's Life, dice, Treasures and Traits. */
export function Side(props: FateProps) {
  const words = fate.value;
  return (
    <ul class="rf-side">
      <li>
        <button
          type="button"
          class="button"
          onClick={() => {
            mapOpen.value = true;
          }}
        >
          <Icon of={fateIcon.map} />
          {words.openMap}
        </button>
      </li>
      {props.view.heroes.map((hero, seat) => (
        <li key={hero.id} class="rf-panel">
          {props.view.settings.companion ? (
            <b>{nameOf(hero)}</b>
          ) : (
            <HeroHead hero={hero} state={stateOf(props, hero, seat, words)} size={34} words={words} />
          )}
          <div class="rf-cards">
            {[...hero.treasures, ...hero.traits].map((id) => (
              <FateCard key={id} id={id} muted={hero.muted.includes(id)} words={words} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
