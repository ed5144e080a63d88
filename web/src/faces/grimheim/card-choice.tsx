import { cardOf, cardText, type GrimheimView, type HeroId, sideOf } from '@wyrdhall/grimheim';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer, FaceProps } from '../../kit/face.ts';
import { CardBody } from './card-body.tsx';
import { printedOn } from './cards.tsx';
import { isCardChoice } from './offers.ts';
import { grim, language } from './words/words.ts';

type SeenHero = GrimheimView['heroes'][number];
type Level = 1 | 2;

interface Offered {
  readonly answer: Answer;
  readonly id: string;
  readonly level: Level;
  readonly takes: 'under' | 'ability' | 'flip';
}

/** Over the board, where a card is chosen that nobody has yet: what an upgrade would bring, what would go under. */
export function CardChoice(props: FaceProps<GrimheimView>) {
  const { view, prompt } = props;
  const hero = prompt && view.heroes[prompt.seat];
  const offered = hero ? offeredIn(props, hero) : [];
  if (!hero || offered.length === 0) return null;
  return (
    <section class="grim-choice" aria-label={grim.value.toChoose}>
      {offered.map((card, i) => (
        <Option
          key={card.answer.id}
          face={props}
          answer={card.answer}
          class="card grim-card grim-large"
          digit={i + 1}
          style={{ '--tone': printedOn(card.id, card.level, hero.id, grim.value, language.value).tone }}
        >
          <span class="unseen">{card.answer.label}: </span>
          <Body card={card} hero={hero.id} />
          <span class="grim-does" aria-hidden="true">
            {grim.value.fight.takes[card.takes]} <kbd>{i + 1}</kbd>
          </span>
        </Option>
      ))}
    </section>
  );
}

function Body({ card, hero }: { card: Offered; hero: HeroId }) {
  const words = grim.value;
  const printed = printedOn(card.id, card.level, hero, words, language.value);
  const { strength, health, mana } = sideOf(card);
  // On its own card a hero's figures are all that changes; a quest says first how its card is won.
  const before =
    cardOf(card.id).kind === 'hero'
      ? words.heroSide(strength, health)
      : (cardText(card.id, language.value)?.quest ?? '');
  const tokens = mana === 0 ? {} : { mana: 0, perTurn: mana };
  return (
    <CardBody
      {...printed}
      text={[before, printed.text].filter(Boolean).join(' — ')}
      words={words}
      tokens={tokens}
    />
  );
}

function offeredIn({ prompt, offers }: FaceProps, hero: SeenHero): Offered[] {
  if (!prompt || !isCardChoice(prompt)) return [];
  return [...offers.values()].flatMap((answer): Offered[] => {
    const [kind, what = ''] = answer.id.split(':');
    if (answer.closed || what === '') return [];
    if (kind === 'flip') return [{ answer, id: what, level: 2, takes: 'flip' }];
    if (kind !== 'under') return [{ answer, id: what, level: 1, takes: 'ability' }];
    const id = what === 'equipment' ? hero.equipment.top : hero.abilities.top;
    return id === null ? [] : [{ answer, id, level: 1, takes: 'under' }];
  });
}
