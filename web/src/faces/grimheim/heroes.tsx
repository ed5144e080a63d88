import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { isRunning } from './foresee.ts';
import { actionIcon, heroColor, heroIcon } from './look.ts';
import { foreseeing } from './looking.ts';
import { Omen } from './omen.tsx';
import { grimIcon } from './pictures.ts';
import { heroName } from './spoken.ts';
import { TurnPanel } from './turn-panel.tsx';
import { WhoIsWho } from './who-is-who.tsx';
import type { GrimheimWords } from './words/catalogue.ts';
import { grim } from './words/words.ts';

type SeenHero = GrimheimView['heroes'][number];

/** The heroes, each with health, dice, steps, gold and hand; and who the monsters are. */
export function Heroes({ view, prompt, event, told }: FaceProps<GrimheimView>) {
  const words = grim.value;
  return (
    <section class="grim-side" aria-label={words.heroes} tabIndex={0}>
      <ul class="heroes grim-heroes">
        {view.heroes.map((hero, seat) => (
          <HeroPanel
            key={hero.id}
            hero={hero}
            seat={seat}
            state={stateOf(view, seat, words)}
            asked={prompt ? prompt.seat === seat : view.phase !== 'monsters' && view.turn === seat}
            words={words}
          />
        ))}
      </ul>
      {view.phase === 'monsters' && isRunning(view) && (
        <TurnPanel view={view} told={(told?.() ?? []) as readonly GrimheimTold[]} />
      )}
      {foreseeing.value && isRunning(view) && !event && view.phase !== 'monsters' && (
        <Omen view={view} words={words} />
      )}
      <div class="grim-if-room">
        <i />
        <WhoIsWho words={words} />
      </div>
    </section>
  );
}

function stateOf(view: GrimheimView, seat: number, words: GrimheimWords): string {
  if (view.phase === 'monsters') return words.monsterTurn;
  if (view.turn === seat) return words.turnNow;
  return view.turn > seat ? words.turnDone : words.turnNext;
}

interface HeroPanelProps {
  readonly hero: SeenHero;
  readonly seat: number;
  readonly state: string;
  readonly asked: boolean;
  readonly words: GrimheimWords;
}

function HeroPanel({ hero, seat, state, asked, words }: HeroPanelProps) {
  const left = Math.max(0, hero.health - hero.damage);
  const used = hero.actions.map((action) => words.actions[action]);
  return (
    <li class={asked ? 'panel hero asked' : 'panel hero'} data-explain={`hero:${seat}`} tabIndex={0}>
      <Portrait icon={heroIcon(hero.id)} color={heroColor[hero.id]} size={46} />
      <div class="hero-words">
        <span class="hero-name">{heroName(hero.id)}</span>
        <span class="hero-health">
          {left}
          <small>/{hero.health}</small>
        </span>
        <span class="quiet hero-state">
          {state}
          <span class="grim-used" role="img" aria-label={words.used(used)}>
            {hero.actions.map((action) => (
              <Icon key={action} of={actionIcon(action)} size={13} />
            ))}
            {Array.from({ length: Math.max(0, 2 - hero.actions.length) }, (_, i) => (
              <i key={i} />
            ))}
          </span>
        </span>
      </div>
      <span class="health" role="img" aria-label={words.health(left, hero.health)}>
        {Array.from({ length: hero.health }, (_, i) => (
          <i key={i} class={i < left ? '' : 'off'} />
        ))}
      </span>
      <span class="chips">
        <Chip of={grimIcon.dice} label={words.dice} value={hero.strength} />
        {hero.attackRange > 1 ? (
          <Chip of={grimIcon.range} label={words.range} value={hero.attackRange} />
        ) : (
          <Chip of={grimIcon.move} label={words.moves} value={hero.moveLength} />
        )}
        <Chip
          of={grimIcon.gold}
          label={words.gold(hero.gold, hero.upgradePrice)}
          value={hero.gold}
          of2={hero.upgradePrice}
        />
        <Chip
          of={grimIcon.prepare}
          label={words.hand(hero.hand.length, hero.handLimit)}
          value={hero.hand.length}
        />
        {hero.armour > 0 && <Chip of={grimIcon.armour} label={words.armour} value={hero.armour} />}
      </span>
    </li>
  );
}

function Chip(props: { of: string; label: string; value: number; of2?: number }) {
  return (
    <span class="chip" role="img" aria-label={`${props.label}: ${props.value}`}>
      <Icon of={props.of} size={15} />
      {props.value}
      {props.of2 !== undefined && <small>/{props.of2}</small>}
    </span>
  );
}
