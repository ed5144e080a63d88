import { HERO_IDS, type HeroId } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { Answer, FaceProps } from '../../kit/face.ts';
import { heroColor, heroIcon } from './look.ts';
import { grimIcon } from './pictures.ts';
import { heroName } from './spoken.ts';
import { grim } from './words/words.ts';

/** What can be done besides: pass gold, throw events away. Its room is kept, so that the cards keep theirs. */
export function More({ face, offers }: { face: FaceProps; offers: readonly Answer[] }) {
  const words = grim.value;
  if (offers.length === 0) return <div class="grim-more" />;
  return (
    <section class="grim-more" aria-label={words.more}>
      {offers.map((answer) => {
        const [way = '', hero = ''] = answer.id.split(':');
        return (
          <Option
            key={answer.id}
            face={face}
            answer={answer}
            class="button ghost small"
            title={answer.label}
            aria-label={answer.label}
          >
            {isHero(hero) ? (
              <>
                <Icon of={grimIcon.gold} size={16} />
                <span>{way === 'give' ? words.giveTo(heroName(hero)) : words.askOf(heroName(hero))}</span>
                <Portrait icon={heroIcon(hero)} color={heroColor[hero]} size={18} />
              </>
            ) : (
              answer.label
            )}
          </Option>
        );
      })}
    </section>
  );
}

const isHero = (id: string): id is HeroId => HERO_IDS.some((hero) => hero === id);
