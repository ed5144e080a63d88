import { HUNTER_HEALTH } from '@wyrdhall/toy';
import { Icon } from '../../icons/icon.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { colorOf } from './look.ts';
import { toyIcon } from './toy.icons.ts';
import { handSize, type ToyView } from './view.ts';
import { winter } from './words.ts';

/** The hunters, each with health, steps and hand. */
export function Hunters({ view, prompt }: FaceProps<ToyView>) {
  const words = winter.value;
  return (
    <ul class="heroes">
      {view.hunters.map((hunter, seat) => {
        const left = Math.max(0, HUNTER_HEALTH - hunter.wounds);
        const icon = toyIcon.hunters[seat % toyIcon.hunters.length] ?? toyIcon.hunters[0];
        return (
          <li key={seat} class={prompt?.seat === seat ? 'panel hero asked' : 'panel hero'}>
            <Portrait icon={icon} color={colorOf(seat)} size={50} />
            <div class="hero-words">
              <span class="hero-name">{words.hunter(seat)}</span>
              <span class="hero-health">
                {left}
                <small>/{HUNTER_HEALTH}</small>
              </span>
              <span class="quiet hero-state">{hunter.down ? words.down : words.stances[hunter.stance]}</span>
            </div>
            <span class="health" role="img" aria-label={words.health(left, HUNTER_HEALTH)}>
              {Array.from({ length: HUNTER_HEALTH }, (_, i) => (
                <i key={i} class={i < left ? '' : 'off'} />
              ))}
            </span>
            <span class="chips">
              <span class="chip" title={words.stepsLeft}>
                <Icon of={toyIcon.steps} size={16} />
                {hunter.steps}
                <span class="unseen"> {words.stepsLeft}</span>
              </span>
              <span class="chip" title={words.tricksInHand}>
                <Icon of={toyIcon.deck} size={16} />
                {handSize(hunter)}
                <span class="unseen"> {words.tricksInHand}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
