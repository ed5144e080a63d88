import { cell, type GrimheimTold, type GrimheimView, TOWN } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';
import { Glyph } from '../../icons/icon.tsx';
import { heroSpot } from './figures.tsx';
import { centreOf, type Spot } from './land.ts';
import { grimIcon } from './pictures.ts';

const serials = new WeakMap<Told, number>();
let serial = 0;
function serialOf(event: Told): number {
  const known = serials.get(event) ?? ++serial;
  serials.set(event, known);
  return known;
}

interface Shown {
  readonly at: Spot;
  readonly from?: Spot;
  /** A number; empty for a death. */
  readonly text?: string;
  readonly tone: 'loss' | 'gain' | 'ring';
}

/** What an event does, seen on the board for a moment: a blow, a number, a ring. */
export function Deed({ view, event }: { view: GrimheimView; event: Told }) {
  const shown = shownOf(view, event as GrimheimTold);
  if (!shown) return null;
  const { at, from, text, tone } = shown;
  const up = at[1] - 46;
  return (
    <g key={serialOf(event)} class={`grim-deed ${tone}`}>
      {from && (
        <path
          class="blow"
          d={`M${from[0]} ${from[1] - 22}Q${(from[0] + at[0]) / 2} ${Math.min(from[1], at[1]) - 64} ${at[0]} ${at[1] - 24}`}
        />
      )}
      {tone === 'ring' && text === undefined && (
        <ellipse class="pulse" cx={at[0]} cy={at[1] + 5} rx="24" ry="14" />
      )}
      {text !== undefined && (
        <g class="number" transform={`translate(${at[0]} ${up})`}>
          <circle r="12" />
          {text === '' ? (
            <Glyph of={grimIcon.skull} x={0} y={0} size={18} color="#fff" />
          ) : (
            <text y="5" text-anchor="middle">
              {text}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

function shownOf(view: GrimheimView, e: GrimheimTold): Shown | undefined {
  const area = (name: string): Spot => centreOf(name === 'grimheim' ? TOWN : (cell(name) ?? TOWN));
  const monster = (id: string): Spot | undefined => {
    const found = view.monsters.find((m) => m.id === id);
    return found && centreOf(found.at);
  };
  const hero = (seat: number): Spot => {
    const found = view.heroes[seat];
    return found ? heroSpot(found, seat) : [0, 0];
  };
  switch (e.kind) {
    case 'damage':
      return { at: monster(e.monster) ?? [0, 0], text: `−${e.amount}`, tone: 'loss' };
    case 'dies':
      return { at: area(e.at), text: '', tone: 'loss' };
    case 'hurt':
      return { at: hero(e.seat), text: `−${e.amount}`, tone: 'loss' };
    case 'heal':
      return { at: hero(e.seat), text: `+${e.amount}`, tone: 'gain' };
    case 'gold':
      return { at: hero(e.seat), text: `${e.amount > 0 ? '+' : '−'}${Math.abs(e.amount)}`, tone: 'gain' };
    case 'prevent':
      return { at: hero(e.seat), text: `${e.amount}`, tone: 'ring' };
    case 'attack': {
      const from = monster(e.monster);
      return { at: hero(e.seat), tone: 'loss', ...(from && { from }) };
    }
    case 'roll': {
      const seat = view.heroes.findIndex(({ id }) => id === e.by);
      const at = monster(e.target);
      return at && seat >= 0 ? { at, from: hero(seat), tone: 'gain' } : undefined;
    }
    case 'town':
      return e.change < 0 ? { at: [0, 0], text: `${e.change}`, tone: 'loss' } : { at: [0, 0], tone: 'ring' };
    case 'knocked-out':
      return { at: hero(e.seat), tone: 'ring' };
    case 'arrives':
      return { at: area(e.at), tone: 'ring' };
    case 'stays':
    case 'held': {
      const at = monster(e.monster);
      return at && { at, tone: 'ring' };
    }
    default:
      return undefined;
  }
}
