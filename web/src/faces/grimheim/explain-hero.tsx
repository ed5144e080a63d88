import { type CardId, cardText, type GrimheimView, titleOf, usesMana } from '@wyrdhall/grimheim';
import type { Explained } from '../../kit/explain/explained.ts';
import { heroColor, heroIcon } from './look.ts';
import { nameAt } from './named.ts';
import { grimIcon } from './pictures.ts';
import { explained } from './words/explained.ts';
import { grim, language } from './words/words.ts';

/** Everything that lies before a hero, for those who sit beside. */
export function aboutHero(view: GrimheimView, seat: number): Explained | undefined {
  const hero = view.heroes[seat];
  if (!hero) return undefined;
  const words = grim.value;
  const labels = explained.value.facts;
  const used = hero.actions.map((action) => words.actions[action]);
  return {
    title: nameAt(view, seat),
    icon: heroIcon(hero.id),
    color: heroColor[hero.id],
    facts: [
      { label: labels.health, value: `${Math.max(0, hero.health - hero.damage)} / ${hero.health}` },
      { label: labels.dice, value: hero.strength, icon: grimIcon.dice },
      { label: labels.steps, value: hero.moveLength, icon: grimIcon.move },
      { label: labels.range, value: hero.attackRange, icon: grimIcon.range },
      ...(hero.armour > 0 ? [{ label: labels.armour, value: hero.armour, icon: grimIcon.armour }] : []),
      { label: labels.gold, value: hero.gold, icon: grimIcon.gold },
      { label: labels.upgrade, value: hero.upgradePrice },
      { label: labels.events, value: `${hero.hand.length} / ${hero.handLimit}`, icon: grimIcon.prepare },
    ],
    says: [words.used(used)],
    More: () => <Cards hero={hero} />,
    rules: ['GR-101', 'GR-150'],
  };
}

/** The cards of a hero: a click on one shows it large. */
function Cards({ hero }: { hero: GrimheimView['heroes'][number] }) {
  const words = grim.value;
  const held = hero.hand.filter((card) => card !== null);
  const quest = hero.equipment.top;
  const ability = hero.abilities.top;
  return (
    <div class="grim-about">
      <h3>{words.inPlay}</h3>
      <ul>
        {hero.cards.map((card) => (
          <Line
            key={card.id}
            id={card.id}
            level={card.level}
            note={usesMana(card) ? words.mana(card.mana) : ''}
          />
        ))}
      </ul>
      <h3>{words.events}</h3>
      {held.length === 0 && <p>{hero.hand.length > 0 ? explained.value.closedHand : words.noEvents}</p>}
      <ul>
        {held.map((copy) => (
          <Line key={copy} id={titleOf(copy)} />
        ))}
      </ul>
      <h3>{words.quest}</h3>
      <ul>{quest === null ? <li>{words.noQuest}</li> : <Line id={quest} isQuest />}</ul>
      {ability !== null && (
        <>
          <h3>{words.nextAbility}</h3>
          <ul>
            <Line id={ability} />
          </ul>
        </>
      )}
    </div>
  );
}

interface LineProps {
  readonly id: CardId;
  readonly level?: 1 | 2;
  readonly note?: string;
  /** How it is won comes before what it does. */
  readonly isQuest?: boolean;
}

function Line({ id, level = 1, note, isQuest }: LineProps) {
  const said = cardText(id, language.value);
  return (
    <li data-card={id}>
      <b>{said?.name ?? id}</b>
      {note && <small>{note}</small>}
      <span>
        {[isQuest ? said?.quest : '', said?.text[level - 1] ?? said?.text[0]].filter(Boolean).join(' — ')}
      </span>
    </li>
  );
}
