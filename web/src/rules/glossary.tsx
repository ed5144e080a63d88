import { useState } from 'preact/hooks';
import { Markdown } from '../kit/rules/markdown.tsx';
import { RuleAnchor } from '../kit/rules/rule-anchor.tsx';
import { say } from '../words/words.ts';
import { searchTerms, type Term } from './read-terms.ts';

interface GlossaryProps {
  readonly game: string;
  readonly terms: readonly Term[];
  readonly language: string;
}

/** The rulebook's own words, and what they mean. */
export function Glossary({ game, terms, language }: GlossaryProps) {
  const [wanted, setWanted] = useState('');
  const words = say.value.teach;
  const found = searchTerms(terms, wanted);
  return (
    <div class="book">
      <div class="panel book-nav">
        <label class="field">
          {words.searchTerms}
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <p class="quiet" role="status">
          {words.termsFound(found.length)}
        </p>
      </div>
      <article class="parchment book-text">
        <dl class="terms" lang={language}>
          {found.map(({ word, means }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <Markdown text={means} ruleLink={(id) => <RuleAnchor game={game} id={id} />} />
              </dd>
            </div>
          ))}
        </dl>
      </article>
    </div>
  );
}
