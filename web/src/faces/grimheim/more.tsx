import { HERO_IDS, type HeroId } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { Answer } from '../../kit/face.ts';
import { heroColor, heroIcon } from './look.ts';
import { grimIcon } from './pictures.ts';
import type { GrimheimWords } from './words/catalogue.ts';

interface MoreProps {
  readonly offers: readonly Answer[];
  readonly words: GrimheimWords;
  choose(option: string): void;
}

/** What can be done besides: pass gold, throw events away. Its room is kept, so that the cards keep theirs. */
export function More({ offers, words, choose }: MoreProps) {
  if (offers.length === 0) return <div class="grim-more" />;
  return (
    <section class="grim-more" aria-label={words.more}>
      {offers.map(({ id, label }) => {
        const [way = '', hero = ''] = id.split(':');
        const passes = isHero(hero);
        return (
          <button
            key={id}
            type="button"
            class={passes ? 'button ghost small grim-pass' : 'button ghost small'}
            data-option={id}
            title={label}
            aria-label={label}
            onClick={() => choose(id)}
          >
            {passes ? <Passing gives={way === 'give'} hero={hero} /> : label}
          </button>
        );
      })}
    </section>
  );
}

const isHero = (id: string): id is HeroId => HERO_IDS.some((hero) => hero === id);

/** Gold that goes to a hero, or comes from one. */
function Passing({ gives, hero }: { gives: boolean; hero: HeroId }) {
  return (
    <>
      <Icon of={grimIcon.gold} size={14} />
      <span aria-hidden="true">{gives ? '→' : '←'}</span>
      <Portrait icon={heroIcon(hero)} color={heroColor[hero]} size={18} />
    </>
  );
}
