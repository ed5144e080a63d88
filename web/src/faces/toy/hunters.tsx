import { HUNTER_HEALTH } from '@wyrdhall/toy';
import type { FaceProps } from '../../kit/face.ts';
import { Chip } from '../../kit/sheets/chip.tsx';
import { HeroPanel } from '../../kit/sheets/hero-panel.tsx';
import { colorOf, iconOf } from './look.ts';
import { toyIcon } from './toy.icons.ts';
import { handSize, type ToyView } from './view.ts';
import { winter } from './words/words.ts';

/** The hunters, each with health, steps and hand. */
export function Hunters({ view, prompt, people }: FaceProps<ToyView>) {
  const words = winter.value;
  return (
    <ul class="heroes">
      {view.hunters.map((hunter, seat) => {
        const left = Math.max(0, HUNTER_HEALTH - hunter.wounds);
        const hand = handSize(hunter);
        return (
          <HeroPanel
            key={seat}
            icon={iconOf(seat)}
            color={colorOf(seat)}
            name={words.hunter(seat)}
            person={people?.[seat]}
            state={hunter.down ? words.down : words.stances[hunter.stance]}
            asked={prompt?.seat === seat}
            health={{ left, of: HUNTER_HEALTH, label: words.health(left, HUNTER_HEALTH) }}
          >
            <Chip icon={toyIcon.steps} label={`${hunter.steps} ${words.stepsLeft}`} value={hunter.steps} />
            <Chip icon={toyIcon.deck} label={`${hand} ${words.tricksInHand}`} value={hand} />
          </HeroPanel>
        );
      })}
    </ul>
  );
}
