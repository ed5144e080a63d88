/** A word that the rules use in a sense of their own. */
export interface Term {
  readonly word: string;
  readonly means: string;
}

/** The rulebook's section "Words", in German "Begriffe": a list of `- **Word**: what it means.` */
export function readTerms(markdown: string): Term[] {
  const [, section = ''] = markdown.replaceAll('\r\n', '\n').split(/^## (?:Words|Begriffe)$/m);
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/^- \*\*(.+?)\*\*: *(.+)$/gm)].map(([, word = '', means = '']) => ({
    word,
    means,
  }));
}

/** Terms that have all of these words. */
export function searchTerms(terms: readonly Term[], wanted: string): readonly Term[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return terms.filter(({ word, means }) =>
    words.every((part) => `${word} ${means}`.toLowerCase().includes(part)),
  );
}
