import type { GrimheimView } from '@wyrdhall/grimheim';
import { memo } from '../../kit/board/memo.ts';
import { standOf } from './foresee.ts';
import { centreOf, cornersOf } from './land.ts';

const CORNERS = cornersOf(0.9);

/** On the ground below them: who would get into Grimheim; where it would fall, those of whom some must be stopped. */
export const Culprits = memo(function Culprits({ view }: { view: GrimheimView }) {
  const { monsters, stop } = standOf(view);
  return (
    <g class={stop > 0 ? 'grim-culprits doomed' : 'grim-culprits'}>
      {view.monsters
        .filter(({ id }) => monsters.includes(id))
        .map(({ id, at }) => {
          const [x, y] = centreOf(at);
          const points = CORNERS.map(([a, b]) => `${(a + x).toFixed(1)},${(b + y).toFixed(1)}`).join(' ');
          return <polygon key={id} data-culprit={id} points={points} />;
        })}
    </g>
  );
});
