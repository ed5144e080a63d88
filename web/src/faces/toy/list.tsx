import { board, camp } from '@wyrdhall/toy';
import { ListSheet } from '../../kit/board/list-sheet.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { spokenOf } from './board.tsx';
import type { ToyView } from './view.ts';
import { winter } from './words/words.ts';

/** The winter board in words: the camp, then each area where somebody stands. */
export function List(props: FaceProps<ToyView>) {
  const { view } = props;
  const standing = [...view.hunters.filter(({ down }) => !down), ...view.wolves].map(({ at }) => at);
  const areas = [...new Set([camp, ...standing])];
  return (
    <ListSheet face={props}>
      <h2>{winter.value.board}</h2>
      <ul>
        {areas.map((cell) => (
          <li key={cell}>{spokenOf(view, board.names[cell] ?? '')}</li>
        ))}
      </ul>
    </ListSheet>
  );
}
