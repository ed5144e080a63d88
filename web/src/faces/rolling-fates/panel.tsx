import { Facts, type Seat } from '@wyrdhall/kernel';
import {
  abilityOf,
  chances,
  dicePaid,
  kitOf,
  mostDamage,
  poisonLoss,
  treasureOf,
} from '@wyrdhall/rolling-fates';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { Answer } from '../../kit/face.ts';
import { Bar } from '../../kit/sheets/bar.tsx';
import { AbilityTile } from './ability.tsx';
import { CardPill } from './cards.tsx';
import { costAt } from './care.ts';
import { costWords } from './costs.ts';
import { DiceBar } from './dice-bar.tsx';
import { lackOf } from './lacks.ts';
import { heroColor } from './look.ts';
import { pointedAt } from './looking.ts';
import { Payments } from './payments.tsx';
import { heroIcon } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import { type FateProps, type SeenHero, textOf } from './seen.ts';
import { nameOf } from './spoken.ts';
import { Tokens } from './tokens.tsx';
import type { FateWords } from './words/catalogue.ts';

export interface PanelProps {
  readonly props: FateProps;
  readonly hero: SeenHero;
  readonly seat: Seat;
  /** Life that the hero is going to lose, as far as one can know. */
  readonly loss: number;
  readonly words: FateWords;
}

interface HeroHeadProps {
  readonly hero: SeenHero;
  readonly loss?: number;
  readonly state: string;
  readonly size: number;
  readonly words: FateWords;
  readonly children?: ComponentChildren;
}

/** Name, level, Life, Defence, statuses. */
export function HeroHead({ hero, loss = 0, state, size, words, children }: HeroHeadProps) {
  return (
    <span class="rf-head">
      <Portrait icon={heroIcon(hero.id)} color={heroColor[hero.id]} size={size} />
      <span class="rf-head-words">
        <span class="rf-head-name">
          {nameOf(hero)} <small>{state}</small>
        </span>
        <span class="rf-head-life">
          <Bar
            class="rf-life"
            value={hero.life}
            of={hero.maxLife}
            loss={loss}
            label={words.life(hero.life, hero.maxLife)}
          />
          <b aria-hidden="true">
            {hero.life}
            <small>/{hero.maxLife}</small>
          </b>
        </span>
        <span class="rf-chips">
          <Chip
            sign="defence"
            of={fateIcon.defence}
            label={words.defence(hero.defence)}
            value={hero.defence}
          />
          {hero.guard > 0 && (
            <Chip sign="guard" of={fateIcon.guard} label={words.guard(hero.guard)} value={hero.guard} />
          )}
          <Chip
            sign="bag"
            of={fateIcon.bag}
            label={words.inventory(hero.treasures.length, hero.inventory)}
            value={`${hero.treasures.length}/${hero.inventory}`}
          />
          <Tokens statuses={hero.statuses} poison={poisonLoss(hero)} words={words} />
          {children}
        </span>
      </span>
    </span>
  );
}

interface ChipProps {
  readonly sign: string;
  readonly of: string;
  readonly label: string;
  readonly value: number | string;
}

function Chip({ sign, of, label, value }: ChipProps) {
  return (
    <span class="rf-chip" role="img" aria-label={label} data-explain={`sign:${sign}`}>
      <Icon of={of} size={14} />
      {value}
    </span>
  );
}

export function stateOf(
  { view, asked = [], prompt }: FateProps,
  hero: SeenHero,
  seat: Seat,
  words: FateWords,
): string {
  const level = `${words.roles[hero.id]} ${hero.level}`;
  if (hero.barred) return words.barred;
  if (prompt?.seat === seat || !view.combat) return level;
  if (hero.passed) return words.done;
  return asked.includes(seat) ? words.deciding : words.waiting;
}

/** What is marked to be kept, and what stays anyway. */
const keptPlaces = (offers: ReadonlyMap<string, Answer>, { dice, stayed }: SeenHero): number[] =>
  dice.flatMap((_, place) => (place === stayed || offers.get(`die-${place + 1}`)?.marked ? [place] : []));

/** RF-076: that an ability changes nothing, or what it costs whoever uses it. */
function warningOf({ prompt, view, told }: FateProps, option: string, words: FateWords): string | undefined {
  if (!prompt) return undefined;
  if (new Facts(prompt.question).texts('inVain').includes(option)) return words.inVain;
  return costWords(costAt(prompt, [option], view, told?.()), view).join('; ');
}

/** The panel of the hero who is asked: dice, abilities, cards that work by themselves. */
export function LargePanel({ props, hero, seat, loss, words }: PanelProps) {
  const offers = props.offers;
  const { distinctGroups } = props.view.settings;
  const asksToPay = props.prompt?.question.id === 'pay';
  const using = textOf(props.prompt, 'ability');
  const pointed = pointedAt.value ?? (asksToPay ? using : undefined);
  const canTake =
    pointed !== undefined && offers.has(`use:${pointed}`) && !offers.get(`use:${pointed}`)?.closed;
  const takes = canTake ? dicePaid(hero, pointed, distinctGroups) : [];
  const kit = kitOf(hero);
  const odds =
    props.prompt?.question.id === 'keep'
      ? chances(hero, keptPlaces(offers, hero), distinctGroups)
      : undefined;
  const quiet = [...hero.treasures.filter((id) => !treasureOf(id).ability), ...hero.traits];
  return (
    <section class={props.prompt ? 'rf-panel large asked' : 'rf-panel large'} aria-label={nameOf(hero)}>
      <div class="rf-panel-top">
        <HeroHead hero={hero} loss={loss} state={stateOf(props, hero, seat, words)} size={46} words={words}>
          {quiet.map((id) => (
            <CardPill key={id} id={id} muted={hero.muted.includes(id)} words={words} />
          ))}
        </HeroHead>
        <DiceBar
          props={props}
          hero={hero}
          seat={seat}
          offers={offers}
          takes={takes}
          takesLuck={canTake && abilityOf(pointed).cost.luck > 0}
          still={props.prompt?.question.id === 'act' ? mostDamage(props.view, seat) : 0}
          words={words}
        />
      </div>
      {asksToPay && <Payments face={props} words={words} />}
      <fieldset
        class={kit.length > 6 ? 'rf-abilities many' : 'rf-abilities'}
        aria-label={words.abilities}
        tabIndex={0}
      >
        {kit.map(({ id }) => (
          <AbilityTile
            key={id}
            id={id}
            face={props}
            answer={offers.get(`use:${id}`)}
            using={id === using}
            chance={odds?.get(id)}
            lack={lackOf(hero, abilityOf(id).cost, words)}
            warning={warningOf(props, `use:${id}`, words)}
            words={words}
          />
        ))}
      </fieldset>
    </section>
  );
}
