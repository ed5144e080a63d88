import { Glyph } from '../../icons/icon.tsx';
import { blend } from '../../kit/board/colour.ts';
import { memo } from '../../kit/board/memo.ts';
import { PLAQUES } from '../../kit/board/standee.tsx';
import { sideOf } from './look.ts';
import { grimIcon } from './pictures.ts';
import type { GrimheimWords } from './words/catalogue.ts';

const SIDES = [
  ['trollkin', grimIcon.goblin],
  ['fire-horde', grimIcon.sprite],
  ['dead', grimIcon.skeleton],
] as const;

/** The three sides by their silhouettes, and what each is known for. */
export const WhoIsWho = memo(function WhoIsWho({ words }: { words: GrimheimWords }) {
  return (
    <section class="panel grim-sides">
      <h2>{words.whoIsWho}</h2>
      <ul>
        {SIDES.map(([side, icon]) => {
          const { shape, color } = sideOf[side];
          return (
            <li key={side}>
              <svg width="25" height="30" viewBox="-17 -42 34 44" aria-hidden="true">
                <path
                  d={PLAQUES[shape]}
                  fill={color}
                  stroke={blend(color, '#ffffff', 0.5)}
                  stroke-width="1.5"
                />
                <Glyph of={icon} x={0} y={-18} size={23} color="#fff6e2" />
              </svg>
              <span>
                <b>{words.factions[side]}</b>
                <small>{words.factionNotes[side]}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
