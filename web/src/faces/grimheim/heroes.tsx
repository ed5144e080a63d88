import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { explaining } from '../../kit/explain/explaining.ts';
import type { FaceProps } from '../../kit/face.ts';
import { Chip } from '../../kit/sheets/chip.tsx';
import { HeroPanel } from '../../kit/sheets/hero-panel.tsx';
import { isRunning } from './foresee.ts';
import { actionIcon, heroColor, heroIcon } from './look.ts';
import { foreseeing } from './looking.ts';
import { Omen } from './omen.tsx';
import { isOpenIn } from './outlook.ts';
import { grimIcon } from './pictures.ts';
import { standingAt } from './sighted.ts';
import { heroName } from './spoken.ts';
import { TurnPanel } from './turn-panel.tsx';
import { WhoIsWho } from './who-is-who.tsx';
import type { GrimheimWords } from './words/catalogue.ts';
import { grim } from './words/words.ts';

type SeenHero = GrimheimView['heroes'][number];

/** The heroes, each with health, dice, steps, gold and hand; and who the monsters are. */
export function Heroes(props: FaceProps<GrimheimView>) {
  const { view, prompt, event, told, people } = props;
  const words = grim.value;
  const there = pointedAt(props);
  return (
    <section
      class={view.phase === 'monsters' ? 'grim-side foes' : 'grim-side'}
      aria-label={words.heroes}
      tabIndex={0}
    >
      <ul class="heroes grim-heroes">
        {view.heroes.map((hero, seat) => (
          <Hero
            key={hero.id}
            hero={hero}
            seat={seat}
            person={people?.[seat]}
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
        <Omen view={there ?? view} words={words} isThere={there !== undefined} />
      )}
      <div class="grim-if-room">
        <i />
        <WhoIsWho words={words} />
      </div>
    </section>
  );
}

/** The table as it would be if the asked hero stood where a pointer or a finger points. */
function pointedAt({ view, prompt, touched }: FaceProps<GrimheimView>): GrimheimView | undefined {
  const subject = explaining.value?.subject;
  if (prompt?.question.id !== 'walk') return undefined;
  const to = touched?.startsWith('hex:') ? touched.slice(4) : subject?.startsWith('at:') && subject.slice(3);
  return to && isOpenIn(prompt, `hex:${to}`) ? standingAt(view, prompt.seat, to) : undefined;
}

function stateOf(view: GrimheimView, seat: number, words: GrimheimWords): string {
  if (view.phase === 'monsters') return words.monsterTurn;
  if (view.turn === seat) return words.turnNow;
  return view.turn > seat ? words.turnDone : words.turnNext;
}

interface HeroProps {
  readonly hero: SeenHero;
  readonly seat: number;
  readonly person: string | undefined;
  readonly state: string;
  readonly asked: boolean;
  readonly words: GrimheimWords;
}

function Hero({ hero, seat, person, state, asked, words }: HeroProps) {
  const left = Math.max(0, hero.health - hero.damage);
  const walks = hero.attackRange === 1;
  return (
    <HeroPanel
      icon={heroIcon(hero.id)}
      color={heroColor[hero.id]}
      name={heroName(hero.id)}
      person={person}
      asked={asked}
      explain={`hero:${seat}`}
      health={{ left, of: hero.health, label: words.health(left, hero.health) }}
      state={
        <>
          {state}
          <Used actions={hero.actions} words={words} />
        </>
      }
    >
      <Figure of={grimIcon.dice} label={words.dice} value={hero.strength} />
      <Figure
        of={walks ? grimIcon.move : grimIcon.range}
        label={walks ? words.moves : words.range}
        value={walks ? hero.moveLength : hero.attackRange}
      />
      <Figure
        of={grimIcon.gold}
        label={words.gold(hero.gold, hero.upgradePrice)}
        value={hero.gold}
        most={hero.upgradePrice}
      />
      <Figure
        of={grimIcon.prepare}
        label={words.hand(hero.hand.length, hero.handLimit)}
        value={hero.hand.length}
      />
      {hero.armour > 0 && <Figure of={grimIcon.armour} label={words.armour} value={hero.armour} />}
    </HeroPanel>
  );
}

/** The sheet of the hero explains all of them. */
const Figure = (props: { of: string; label: string; value: number; most?: number }) => (
  <Chip icon={props.of} label={`${props.label}: ${props.value}`} value={props.value} of={props.most} />
);

/** The actions of this turn: those that were taken, and what is left. */
function Used({ actions, words }: { actions: SeenHero['actions']; words: GrimheimWords }) {
  return (
    <span
      class="grim-used"
      role="img"
      aria-label={words.used(actions.map((action) => words.actions[action]))}
    >
      {actions.map((action) => (
        <Icon key={action} of={actionIcon(action)} size={13} />
      ))}
      {Array.from({ length: Math.max(0, 2 - actions.length) }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
