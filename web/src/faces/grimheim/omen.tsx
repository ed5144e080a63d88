import type { GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { memo } from '../../kit/board/memo.ts';
import { foresee } from './foresee.ts';
import { grimIcon } from './pictures.ts';
import { heroName } from './spoken.ts';
import type { GrimheimWords } from './words/catalogue.ts';

/** The coming monster turn in sentences: the town, the heroes, the wave. */
export const Omen = memo(function Omen({ view, words }: { view: GrimheimView; words: GrimheimWords }) {
  const coming = foresee(view);
  const threats = coming.threats.filter(({ monsters }) => monsters.length > 0);
  return (
    <section class="panel grim-omen">
      <h2>{words.forecastTitle}</h2>
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
