import { type GrimheimView, TOWN } from '@wyrdhall/grimheim';
import { useRef } from 'preact/hooks';
import { memo } from '../../kit/board/memo.ts';
import { centreOf, type Spot } from './land.ts';
import { HERO_WIDE, Standee } from './standee.tsx';

type SeenMonster = GrimheimView['monsters'][number];
type SeenHero = GrimheimView['heroes'][number];

/** Heroes in town stand around the well. */
const IN_TOWN: readonly Spot[] = [
  [-53, 18],
  [53, 18],
  [-18, 40],
  [18, 40],
];

export const heroSpot = ({ at }: SeenHero, seat: number): Spot =>
  at === TOWN ? (IN_TOWN[seat] ?? [0, 0]) : centreOf(at);

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
}

/** From back to front, so that the nearer stand before the farther ones. */
export function Figures({ view, asked, isShow }: FiguresProps) {
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
            {piece.drawn}
          </g>
        );
      })}
    </>
  );
}

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
