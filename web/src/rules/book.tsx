import type { Rule } from '@wyrdhall/kernel';
import { useEffect, useState } from 'preact/hooks';
import { ExampleDialog } from '../examples/example-dialog.tsx';
import type { Example } from '../examples/library.ts';
import { RuleExamples } from '../examples/rule-examples.tsx';
import { useExamples } from '../examples/use-examples.ts';
import type { OpenRulebook } from '../hall/boxes.ts';
import { hrefTo } from '../hall/route.ts';
import { Markdown } from '../kit/rules/markdown.tsx';
import { RuleAnchor } from '../kit/rules/rule-anchor.tsx';
import { sayPages } from '../words/pages.ts';

/** The rules: chapters, search, a place for each of them, the examples that show it. */
export function Book({ game, book, at }: { game: string; book: OpenRulebook; at: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState<Example | undefined>(undefined);
  const examples = useExamples(game);
  // Above the rules, a long list of chapters would be in their way.
  const [isWide] = useState(() => matchMedia('(min-width: 900px)').matches);
  const words = sayPages.value.rules;
  useEffect(() => {
    if (at) document.getElementById(at)?.scrollIntoView({ block: 'center' });
  }, [at]);
  const found = search(book.rules, wanted);
  const chapters = byChapter(found);
  return (
    <div class="book">
      <nav class="panel book-nav" aria-label={words.sections}>
        <label class="field">
          {words.search}
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <p class="quiet" role="status">
          {found.length === 0 ? words.none : wanted.trim() !== '' && words.found(found.length)}
        </p>
        <details open={isWide}>
          <summary>{words.sections}</summary>
          <ul>
            {[...chapters].map(([chapter, [first]]) => (
              <li key={chapter} lang={book.language}>
                {first && <a href={hrefTo(['rules', game, first.id])}>{chapter}</a>}
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <article class="parchment book-text" lang={book.language}>
        {at && !book.rules.some(({ id }) => id === at) && <p role="alert">{words.unknown(at)}</p>}
        {[...chapters].map(([chapter, rules]) => (
          <section key={chapter}>
            <h2>{chapter}</h2>
            {rules.map((rule) => (
              <div key={rule.id} id={rule.id} class={rule.id === at ? 'book-rule at' : 'book-rule'}>
                <RuleAnchor game={game} id={rule.id} />
                <Markdown text={rule.text} ruleLink={(other) => <RuleAnchor game={game} id={other} />} />
                <RuleExamples rule={rule.id} examples={examples?.get(rule.id) ?? []} onShow={setShown} />
              </div>
            ))}
          </section>
        ))}
      </article>
      {shown && <ExampleDialog game={game} example={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function byChapter(rules: readonly Rule[]): Map<string, Rule[]> {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const chapter = rule.section.join(' · ');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return chapters;
}

/** Rules that have all the words, in their text, their id or their chapter. */
function search(rules: readonly Rule[], wanted: string): readonly Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ id, text, section }) => {
    const all = `${id} ${section.join(' ')} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
