import { hrefTo } from '../../hall/route.ts';

/** A rule's id in the book: leads to its place. */
export function RuleAnchor({ game, id }: { game: string; id: string }) {
  return (
    <a class="rule" href={hrefTo(['rules', game, id])}>
      {id}
    </a>
  );
}
