import type { GrimheimView } from '@wyrdhall/grimheim';
import { useRef } from 'preact/hooks';
import { memo } from '../../kit/board/memo.ts';
import type { Beat } from './beats.ts';
import { heroSpot } from './hero-spot.ts';
import { centreOf, type Spot } from './land.ts';
import { HERO_WIDE, Standee } from './standee.tsx';

type SeenMonster = GrimheimView['monsters'][number];
type SeenHero = GrimheimView['heroes'][number];

interface Piece {
  readonly key: string;
  readonly spot: Spot;
  readonly drawn: preact.JSX.Element;
}

interface FiguresProps {
  readonly view: GrimheimView;
  readonly asked: number | undefined;
  /** Events are being shown: who walks keeps its place among the drawings, or it would jump. */
  readonly isShow: boolean;
  /** Who moves in what is being shown, by id; each event starts anew. */
  readonly beats: ReadonlyMap<string, Beat>;
}

/** From back to front, so that the nearer stand before the farther ones. */
export function Figures({ view, asked, isShow, beats }: FiguresProps) {
  const turn = useTurn(beats);
  const order = useRef<readonly string[]>([]);
  const pieces = new Map<string, Piece>();
  view.heroes.forEach((hero, seat) => {
    const drawn = <HeroFigure id={hero.id} asked={seat === asked} />;
    pieces.set(hero.id, { key: hero.id, spot: heroSpot(hero, seat), drawn });
  });
  for (const m of view.monsters) {
    const { id, kind, level, rank, held } = m;
    const drawn = <MonsterFigure {...{ kind, level, rank, held }} />;
    pieces.set(id, { key: id, spot: centreOf(m.at), drawn });
  }
  if (!isShow)
    order.current = [...pieces.values()].sort((a, b) => a.spot[1] - b.spot[1]).map(({ key }) => key);
  const known = new Set(order.current);
  const keys = [...order.current, ...[...pieces.keys()].filter((key) => !known.has(key))];
  return (
    <>
      {keys.map((key) => {
        const piece = pieces.get(key);
        if (!piece) return null;
        const [x, y] = piece.spot;
        return (
          <g
            key={key}
            class="piece"
            style={{ transform: `translate(${x.toFixed(1)}px, ${(y + 5).toFixed(1)}px)` }}
          >
            <g {...moving(beats.get(key), turn)}>{piece.drawn}</g>
          </g>
        );
      })}
    </>
  );
}

/** Alternates with each event: the same animation twice in a row begins again only under another name. */
function useTurn(beats: FiguresProps['beats']): number {
  const last = useRef({ beats, turn: 0 });
  if (last.current.beats !== beats) last.current = { beats, turn: 1 - last.current.turn };
  return last.current.turn;
}

const moving = (beat: Beat | undefined, turn: number) =>
  beat
    ? {
        class: `grim-${beat.does}-${turn}`,
        style: { '--dx': `${beat.x.toFixed(1)}px`, '--dy': `${beat.y.toFixed(1)}px` },
      }
    : {};

interface HeroFigureProps {
  readonly id: SeenHero['id'];
  readonly asked: boolean;
}

const HeroFigure = memo(function HeroFigure({ id, asked }: HeroFigureProps) {
  return <Standee of={id} wide={HERO_WIDE} asked={asked} />;
});

type MonsterFigureProps = Pick<SeenMonster, 'kind' | 'level' | 'rank' | 'held'>;

/** How wide the plaques are, by rank. */
const WIDE = [33, 35, 38, 50] as const;

const MonsterFigure = memo(function MonsterFigure({ kind, level, rank, held }: MonsterFigureProps) {
  return (
    <>
      <Standee of={level === 2 ? `${kind}-2` : kind} wide={WIDE[rank - 1] ?? HERO_WIDE} />
      {held && <path d="M-16 -12l-4 6h4l-4 6" fill="none" stroke="#8fdcff" stroke-width="2.4" />}
    </>
  );
});
