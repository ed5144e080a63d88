import type { GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { memo } from '../../kit/board/memo.ts';
import { doomOf, foresee } from './foresee.ts';
import { grimIcon } from './pictures.ts';
import { heroName } from './spoken.ts';
import type { GrimheimWords } from './words/catalogue.ts';

interface OmenProps {
  readonly view: GrimheimView;
  readonly words: GrimheimWords;
  /** As it would be if the asked hero stood where one points. */
  readonly isThere?: boolean;
}

/** The coming monster turn in sentences: the town, the heroes, the wave. */
export const Omen = memo(function Omen({ view, words, isThere = false }: OmenProps) {
  const coming = foresee(view);
  const doom = doomOf(view);
  const threats = coming.threats.filter(({ monsters }) => monsters.length > 0);
  return (
    <section class={doom ? 'panel grim-omen doomed' : 'panel grim-omen'}>
      <h2>{isThere ? words.forecastThere : words.forecastTitle}</h2>
      {doom && (
        <p class="grim-doom" role="alert">
          <Icon of={grimIcon.skull} size={20} />
          {doom.text}
        </p>
      )}
      <ul>
        {coming.sign !== 'quiet' && (
          <li class="grim-sign">
            <Icon of={grimIcon.wave} size={17} />
            {words.signs[coming.sign]}
          </li>
        )}
        <li class={coming.lost > 0 ? 'grim-sign' : ''}>
          <Icon of={grimIcon.house} size={17} color="#ffcf70" />
          {words.falls(coming.lost)}
        </li>
        {threats.map(({ seat, monsters, expected, most, knockOut }) => (
          <li key={seat}>
            <Icon of={grimIcon.attack} size={17} color="#ff9a78" />
            <span>
              <b>{heroName(view.heroes[seat]?.id ?? '')}</b>{' '}
              {words.threat(monsters.length, expected, most, knockOut)}
            </span>
          </li>
        ))}
        {threats.length === 0 && (
          <li>
            <Icon of={grimIcon.attack} size={17} color="#ff9a78" />
            {words.noThreat}
          </li>
        )}
        {coming.dieUnknown && (
          <li>
            <Icon of={grimIcon.dice} size={17} />
            {words.dieUnknown}
          </li>
        )}
      </ul>
    </section>
  );
});
