import type { Rule } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { say } from '../../words/words.ts';
import type { CardSheet } from '../face.ts';
import { Markdown } from '../rules/markdown.tsx';
import { RuleAnchor } from '../rules/rule-anchor.tsx';

interface LargeCardProps {
  readonly game: string;
  readonly card: CardSheet;
  readonly rulings: readonly Rule[];
  /** What the rulings are written in. */
  readonly language: string;
}

/** A card, large: all its sides, its quest, and the rules that name it. */
export function LargeCard({ game, card, rulings, language }: LargeCardProps) {
  const words = say.value.teach;
  return (
    <div class="large-card">
      <div class="large-card-face" style={{ '--tone': card.color ?? '#6b5132' }}>
        {card.icon && (
          <span class="large-card-art">
            <Icon of={card.icon} size={120} />
          </span>
        )}
        <p class="large-card-kind">{[card.kind, card.of].filter(Boolean).join(' · ')}</p>
        {card.text.map((text, i) => (
          <p key={i}>
            {card.text.length > 1 && <strong>{words.side(i + 1)}: </strong>}
            {text}
          </p>
        ))}
        {card.quest && (
          <p class="large-card-quest">
            <strong>{words.quest}: </strong>
            {card.quest}
          </p>
        )}
      </div>
      <section>
        <h3>{words.rulings}</h3>
        {rulings.length === 0 && <p class="quiet">{words.noRulings}</p>}
        <ul class="rulings" lang={language}>
          {rulings.map(({ id, text }) => (
            <li key={id}>
              <RuleAnchor game={game} id={id} />
              <Markdown text={text} ruleLink={(other) => <RuleAnchor game={game} id={other} />} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
