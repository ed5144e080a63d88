import { type GrimheimView, TOWN } from '@wyrdhall/grimheim';
import { ListSheet } from '../../kit/board/list-sheet.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { spokenOf } from './spoken.ts';
import { piecesOf } from './town.tsx';
import { grim } from './words/words.ts';

/** The board in words: the town, then each area where a hero stands, then each where a monster does. */
export function List(props: FaceProps<GrimheimView>) {
  const { view, options } = props;
  const words = grim.value;
  const all = piecesOf(options, view);
  const spoken = (at: number) => spokenOf(view, at, words, all);
  const places = (standing: readonly { readonly at: number }[]) =>
    [...new Set(standing.map(({ at }) => at))].filter((at) => at !== TOWN);
  const heroes = places(view.heroes);
  const monsters = places(view.monsters).filter((at) => !heroes.includes(at));
  return (
    <ListSheet face={props}>
      <h2>{words.board}</h2>
      <ul>
        <li>{spoken(TOWN)}</li>
        {heroes.map((at) => (
          <li key={at}>{spoken(at)}</li>
        ))}
      </ul>
      <h2>{words.foes(view.monsters.length)}</h2>
      <ul>
        {monsters.map((at) => (
          <li key={at}>{spoken(at)}</li>
        ))}
      </ul>
    </ListSheet>
  );
}
