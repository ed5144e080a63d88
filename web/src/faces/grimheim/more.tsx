import type { Answer } from '../face.ts';
import type { GrimheimWords } from './words/catalogue.ts';

interface MoreProps {
  readonly offers: readonly Answer[];
  readonly words: GrimheimWords;
  choose(option: string): void;
}

/** What can be done besides: pass gold, throw events away. Its room is kept, so that the cards keep theirs. */
export function More({ offers, words, choose }: MoreProps) {
  if (offers.length === 0) return <div class="grim-more" />;
  return (
    <section class="grim-more" aria-label={words.more}>
      {offers.map(({ id, label }) => (
        <button key={id} type="button" class="button ghost small" data-option={id} onClick={() => choose(id)}>
          {label}
        </button>
      ))}
    </section>
  );
}
