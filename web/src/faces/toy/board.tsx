import { board, camp, HUNTER_HEALTH, WOLF_HEALTH } from '@wyrdhall/toy';
import { centreOf } from '../../kit/board/hex.ts';
import { HexBoard } from '../../kit/board/hex-board.tsx';
import { Standee, StandeeDefs } from '../../kit/board/standee.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { cells, colorOf, iconOf, wolfColor } from './look.ts';
import { Snowfield, SnowfieldDefs } from './snowfield.tsx';
import { toyIcon } from './toy.icons.ts';
import type { ToyView } from './view.ts';
import { winter } from './words/words.ts';

const hexAt = (cell: number) => cells[cell]?.hex ?? { q: 0, r: 0 };

/** The winter board: snow, drifts, the camp; hunters and wolves standing on it. */
export function WinterBoard(props: FaceProps<ToyView>) {
  const { view, prompt } = props;
  const asked = prompt?.seat;
  const home = asked === undefined ? undefined : view.hunters[asked];
  return (
    <HexBoard
      face={props}
      label={winter.value.board}
      cells={cells}
      spoken={({ id }) => spokenOf(view, id)}
      isHostile={(option) => option.startsWith('strike:')}
      {...(home && { home: board.names[home.at] ?? '' })}
      margin={44}
      defs={
        <>
          <StandeeDefs />
          <SnowfieldDefs />
        </>
      }
      ground={<Snowfield ground={view.ground} stores={view.stores} />}
      pieces={<Pieces view={view} asked={asked} />}
    />
  );
}

interface Piece {
  readonly key: string;
  readonly at: number;
  readonly draw: () => preact.JSX.Element;
}

/** From back to front, so that the nearer stand before the farther ones. */
function Pieces({ view, asked }: { view: ToyView; asked: number | undefined }) {
  const hunters = view.hunters.flatMap((hunter, seat): Piece[] => {
    if (hunter.down) return [];
    const health = { left: HUNTER_HEALTH - hunter.wounds, of: HUNTER_HEALTH };
    const look = {
      shape: 'arch',
      color: colorOf(seat),
      icon: iconOf(seat),
      health,
      asked: seat === asked,
    } as const;
    return [{ key: `hunter-${seat}`, at: hunter.at, draw: () => <Standee {...look} /> }];
  });
  const wolves = view.wolves.map((wolf): Piece => {
    const health = { left: WOLF_HEALTH - wolf.wounds, of: WOLF_HEALTH };
    const look = { shape: 'tusk', color: wolfColor, icon: toyIcon.wolf, health } as const;
    return { key: wolf.id, at: wolf.at, draw: () => <Standee {...look} /> };
  });
  const standing = [...hunters, ...wolves].sort((a, b) => a.at - b.at);
  return (
    <>
      {standing.map(({ key, at, draw }) => {
        const { x, y } = centreOf(hexAt(at));
        return (
          <g
            key={key}
            class="piece"
            style={{ transform: `translate(${x.toFixed(1)}px, ${(y + 5).toFixed(1)}px)` }}
          >
            {draw()}
          </g>
        );
      })}
    </>
  );
}

export function spokenOf(view: ToyView, id: string): string {
  const cell = board.cells.get(id) ?? -1;
  const { area, camp: campWith, deepSnow, hunter: nameOf, wolf: wolfName, health } = winter.value;
  const words = [area(id)];
  if (cell === camp) words.push(campWith(view.stores));
  if (view.ground[cell]?.drift) words.push(deepSnow);
  view.hunters.forEach((hunter, seat) => {
    if (hunter.at === cell && !hunter.down) {
      words.push(nameOf(seat), health(HUNTER_HEALTH - hunter.wounds, HUNTER_HEALTH));
    }
  });
  for (const wolf of view.wolves) {
    if (wolf.at === cell) words.push(wolfName(wolf.id), health(WOLF_HEALTH - wolf.wounds, WOLF_HEALTH));
  }
  return words.join(', ');
}
