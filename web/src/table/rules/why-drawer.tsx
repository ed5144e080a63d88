import type { Game, Rule } from '@wyrdhall/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { boxOf, type OpenRulebook, openRulebook } from '../../hall/boxes.ts';
import { Loaded } from '../../hall/loaded.tsx';
import { hrefTo } from '../../hall/route.ts';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { look } from '../../kit/look.ts';
import { Markdown } from '../../kit/rules/markdown.tsx';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import { sayPages } from '../../words/pages.ts';
import { say } from '../../words/words.ts';

/** The rule behind a question or a line of the saga, in the rulebook's words, beside the board. */
export function WhyDrawer({ game, rule }: { game: Game; rule: string }) {
  const box = boxOf(game.id);
  const close = useRef<HTMLButtonElement>(null);
  // Each rule that is opened takes the focus.
  useEffect(() => close.current?.focus(), [rule]);
  return (
    <section class="why parchment" aria-label={say.value.table.rule(rule)}>
      <div class="why-head">
        <h2>{rule}</h2>
        <button
          type="button"
          class="button icon-button on-parchment"
          ref={close}
          aria-label={say.value.hall.close}
          onClick={() => {
            look.rule.value = undefined;
          }}
        >
          <Icon of={icon.close} size={20} />
        </button>
      </div>
      {box && (
        <Loaded key={box.id} make={() => openRulebook(box)}>
          {(book) => <Text book={book} id={rule} />}
        </Loaded>
      )}
      <a class="why-more" href={hrefTo(['rules', game.id, rule])}>
        {sayPages.value.rules.open}
      </a>
    </section>
  );
}

function Text({ book, id }: { book: OpenRulebook; id: string }) {
  const rule: Rule | undefined = book.rules.find((one) => one.id === id);
  if (!rule) return <p>{sayPages.value.rules.unknown(id)}</p>;
  return (
    <div class="rule-text" lang={book.language}>
      <p class="rule-section">{rule.section.join(' · ')}</p>
      <Markdown text={rule.text} ruleLink={(other) => <RuleLink id={other} />} />
    </div>
  );
}
