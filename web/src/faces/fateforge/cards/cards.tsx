import { isItem, itemOf, skillOf, type Use } from '@wyrdhall/fateforge';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../icons/icon.tsx';
import { Option } from '../../../kit/answers/option.tsx';
import { Result } from '../dice/result.tsx';
import { ffIcon, resultIcon } from '../fateforge.icons.ts';
import { heroColor, pointedCost } from '../look.ts';
import type { FateforgeProps, SeenHero } from '../seen.ts';
import { ff } from '../words/words.ts';
import { artOf, bringArt } from './skill-art.ts';

const OP_SIGN: Readonly<Record<string, string>> = {
  step: resultIcon.step,
  leap: ffIcon.lunge,
  hit: resultIcon.hit,
  shot: resultIcon.shot,
  damage: resultIcon['skill-hit'],
  'damage-each': resultIcon['skill-shot'],
  stun: ffIcon.stun,
  'stun-each': ffIcon.stun,
  push: ffIcon.push,
  pull: ffIcon.pull,
  heal: ffIcon.heal,
  energy: ffIcon.energy,
  block: ffIcon.block,
  strip: ffIcon.strip,
  'strip-each': ffIcon.strip,
  hide: ffIcon.hidden,
  snare: ffIcon.snare,
  smoke: ffIcon.smoke,
  tar: ffIcon.tar,
  reroll: ffIcon.reroll,
  'set-die': ffIcon.three,
  revive: ffIcon.revive,
  flask: ffIcon.flask,
  'unseen-afar': ffIcon.cloak,
  untargetable: ffIcon.cloak,
};

const GAIN_SIGN: Readonly<Record<string, string>> = {
  ...resultIcon,
  other: resultIcon.wild,
  'step|hit': resultIcon.hit,
};

/** The sign of what a card does most. */
export function signOf(use: Use | null): string {
  const [deed] = use?.deeds ?? [];
  if (deed) return OP_SIGN[deed.op] ?? resultIcon.special;
  const [gain] = use?.gain ?? [];
  return (gain && GAIN_SIGN[gain]) ?? ffIcon.passive;
}

const useOf = (id: string): Use | null => (isItem(id) ? itemOf(id).use : skillOf(id).use);

/** The skills of a hero, those that can be used now lit; a closed one says why. */
export function Cards({ props, hero }: { props: FateforgeProps; hero: SeenHero }) {
  const words = ff.value;
  useEffect(() => bringArt(hero.id), [hero.id]);
  return (
    <ul class="ff-cards" aria-label={words.skills} style={{ '--count': hero.skills.length }}>
      {hero.skills.map((id) => (
        <Card key={id} id={id} props={props} hero={hero} />
      ))}
    </ul>
  );
}

const points = (cost: readonly string[] | undefined) => ({
  onPointerEnter: () => {
    pointedCost.value = cost;
  },
  onPointerLeave: () => {
    pointedCost.value = undefined;
  },
  onFocus: () => {
    pointedCost.value = cost;
  },
  onBlur: () => {
    pointedCost.value = undefined;
  },
});

function Card({ id, props, hero }: { id: string; props: FateforgeProps; hero: SeenHero }) {
  const words = ff.value;
  const { limit } = skillOf(id);
  const use = useOf(id);
  const answer = props.offers.get(`use:${id}`);
  const back = props.offers.get(`back:${id}`);
  const closed = answer?.closed;
  const isUsed = hero.round.includes(id) || hero.scene.includes(id);
  return (
    <li class="ff-card-place">
      <Option
        face={props}
        answer={answer}
        class={`ff-card${isUsed ? ' used' : ''}`}
        style={{ '--tone': heroColor[hero.id] }}
        data-explain={`skill:${id}`}
        aria-label={`${words.card(id)}: ${words.cardText(id)}${closed ? `, ${closed.reason}` : ''}`}
        {...points(closed ? undefined : use?.cost)}
      >
        <span class="ff-card-art">
          <Icon of={artOf(id) ?? signOf(use)} size={36} />
          {closed && (
            <span class="ff-card-lock">
              <Icon of={ffIcon.lock} size={13} />
              {closed.reason}
            </span>
          )}
        </span>
        <span class="ff-card-name">{words.card(id)}</span>
        <span class="ff-card-type">{words.when[limit]}</span>
        {use && (use.cost.length > 0 || use.gain.length > 0) && (
          <span class="ff-card-signs">
            {use.cost.map((need, k) => (
              <Result key={k} face={need} size={20} />
            ))}
            {use.gain.length > 0 && <b>{use.twoWay ? '↔' : '▸'}</b>}
            {use.gain.map((gain, k) => (
              <Result key={k} face={gain} size={20} />
            ))}
          </span>
        )}
        <span class="ff-card-text">{textOf(id, use)}</span>
      </Option>
      {back && !back.closed && (
        <Option face={props} answer={back} class="ff-card-back" {...points(use?.gain)}>
          {words.turnBack}
        </Option>
      )}
    </li>
  );
}

/** What the signs do not say already. */
function textOf(id: string, use: Use | null): string {
  const text = ff.value.cardText(id);
  if (!use || use.deeds.length === 0) return use ? '' : text;
  const at = text.indexOf('→');
  return at < 0 ? text : text.slice(at + 1).trim();
}

/** What a hero wears and carries; what can be used now is a button. */
export function GearList({ props, hero }: { props: FateforgeProps; hero: SeenHero }) {
  const words = ff.value;
  return (
    <section class="panel ff-gear" aria-label={words.gear}>
      <h2>{words.gear}</h2>
      {hero.gear.length === 0 && <p class="quiet">{words.noGear}</p>}
      {hero.gear.map((gear, k) => {
        const item = itemOf(gear.id);
        const answer = props.offers.get(`use:${gear.id}`);
        return (
          <Option
            key={`${gear.id}-${k}`}
            face={props}
            answer={answer}
            class="ff-gear-row"
            data-explain={`item:${gear.id}`}
            {...points(answer && !answer.closed ? item.use?.cost : undefined)}
          >
            <Icon of={item.armour > 0 ? ffIcon.armour : item.die ? resultIcon.hit : ffIcon.bag} size={20} />
            <span>
              <b>{words.card(gear.id)}</b>
              <small>
                {answer?.closed
                  ? answer.closed.reason
                  : item.armour > 0
                    ? words.armour(gear.armour)
                    : words.cardText(gear.id).replace(/\.$/, '')}
              </small>
            </span>
          </Option>
        );
      })}
    </section>
  );
}
