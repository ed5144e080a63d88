import type { GrimheimView } from '@wyrdhall/grimheim';
import { Portrait } from '../../kit/board/portrait.tsx';
import { heroColor, heroIcon } from './look.ts';
import { heroName } from './spoken.ts';
import type { GrimheimWords } from './words/catalogue.ts';

interface MedalsProps {
  readonly view: GrimheimView;
  readonly asked: number | undefined;
  readonly words: GrimheimWords;
}

/** On a small screen, the heroes' health beside the board. */
export function Medals({ view, asked, words }: MedalsProps) {
  return (
    <ul class="grim-medals">
      {view.heroes.map((hero, seat) => {
        const left = Math.max(0, hero.health - hero.damage);
        return (
          <li key={hero.id} class={seat === asked ? 'asked' : ''} data-explain={`hero:${seat}`}>
            <span class="unseen">
              {heroName(hero.id)}, {words.health(left, hero.health)}
            </span>
            <Portrait icon={heroIcon(hero.id)} color={heroColor[hero.id]} size={30} />
            <i style={{ '--share': `${(100 * left) / hero.health}%` }} />
          </li>
        );
      })}
    </ul>
  );
}
