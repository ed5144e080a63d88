import { cardOf, cardText, type Equipment, type GrimheimView } from '@wyrdhall/grimheim';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import type { CardShared } from './card-props.ts';
import { cardTone } from './look.ts';
import type { Offers } from './offers.ts';

type SeenHero = GrimheimView['heroes'][number];

/** The tops of the two piles: the current quest with its progress, and the ability that comes next. */
export function Piles(props: CardShared & { readonly hero: SeenHero; readonly offers: Offers }) {
  const { hero, offers, words, language } = props;
  const quest = hero.equipment.top;
  const ability = hero.abilities.top;
  const goal = quest === null ? undefined : goalOf(quest);
  return (
    <section class="panel grim-piles">
      {quest === null ? (
        <p class="quiet">{words.noQuest}</p>
      ) : (
        <Pile
          {...props}
          id={quest}
          title={words.quest}
          left={hero.equipment.left}
          text={cardText(quest, language)?.quest ?? ''}
          gives={cardText(quest, language)?.text[0] ?? ''}
          type={words.cardKinds.equipment}
          tone={cardTone.equipment}
          offer={offers.get('quest')?.[0]}
          {...(goal !== undefined && { progress: [hero.progress, goal] as const })}
        />
      )}
      {ability !== null && (
        <Pile
          {...props}
          id={ability}
          title={words.nextAbility}
          left={hero.abilities.left}
          text=""
          gives={cardText(ability, language)?.text[0] ?? ''}
          type={words.cardKinds.ability}
          tone={cardTone.ability}
          offer={offers.get('ability')?.[0]}
        />
      )}
    </section>
  );
}

function goalOf(id: string): number | undefined {
  const { quest } = cardOf(id) as Equipment;
  return quest?.by === 'count' ? quest.of : undefined;
}

interface PileProps extends CardShared {
  readonly id: string;
  readonly title: string;
  readonly left: number;
  /** How it is gained, and what it does then. */
  readonly text: string;
  readonly gives: string;
  readonly type: string;
  readonly tone: string;
  readonly offer: Answer | undefined;
  readonly progress?: readonly [now: number, of: number];
}

/** What a click on the pile does, in a word or two. */
function deedOf({ id }: Answer, { fight }: CardShared['words']): string | undefined {
  if (id.startsWith('quest:')) return fight.takes.quest;
  return id.startsWith('under:') ? fight.takes.under : fight.takes.ability;
}

function Pile(props: PileProps) {
  const { id, title, left, text, offer, progress, words, language, enlarge } = props;
  const name = cardText(id, language)?.name ?? id;
  const why = offer?.closed && `${offer.closed.reason} (${offer.closed.rule})`;
  const does = offer && !offer.closed ? deedOf(offer, words) : undefined;
  const card = { ...props, name, text: [text, props.gives].filter(Boolean).join(' — '), offers: [] };
  const show = (event: { currentTarget: Element }) =>
    enlarge({ card, at: event.currentTarget.getBoundingClientRect() });
  const hide = () => enlarge(undefined);
  return (
    <Option
      face={props}
      answer={offer}
      class="grim-pile"
      data-card={id}
      data-explain={`card:${id}`}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      <span class="grim-pile-head">
        {title} <small>{words.pilesLeft(left)}</small>
      </span>
      <b>{name}</b>
      {text && <span class="grim-pile-text">{text}</span>}
      {progress && (
        <span class="grim-progress">
          {words.progress(...progress)}
          <i style={{ '--share': `${(100 * progress[0]) / progress[1]}%` }} />
        </span>
      )}
      {does && <span class="grim-does">{does}</span>}
      {why && <span class="unseen">{why}</span>}
    </Option>
  );
}
