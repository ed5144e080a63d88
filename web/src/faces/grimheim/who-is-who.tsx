import { memo } from '../../kit/board/memo.ts';
import type { GrimheimWords } from './words/catalogue.ts';

const SIDES = [
  ['trollkin', 'goblin'],
  ['fire-horde', 'sprite'],
  ['dead', 'skeleton'],
] as const;

/** The three sides by their silhouettes, and what each is known for. */
export const WhoIsWho = memo(function WhoIsWho({ words }: { words: GrimheimWords }) {
  return (
    <section class="panel grim-sides">
      <h2>{words.whoIsWho}</h2>
      <ul>
        {SIDES.map(([side, kind]) => (
          <li key={side}>
            <svg width="36" height="42" viewBox="0 0 340 400" aria-hidden="true">
              <use href={`#s-${kind}`} width="340" height="400" />
            </svg>
            <span>
              <b>{words.factions[side]}</b>
              <small>{words.factionNotes[side]}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
