import { cell, type GrimheimTold, type GrimheimView, TOWN } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';
import { Glyph } from '../../icons/icon.tsx';
import { Drawing } from './drawing.tsx';
import { FLAMES } from './drawings.ts';
import { heroSpot } from './hero-spot.ts';
import { centreOf, type Spot } from './land.ts';
import { kindOf } from './named.ts';
import { grimIcon } from './pictures.ts';
import { plotOf } from './plots.ts';
import { attackNow, wayOf } from './shot.ts';
import { HERO_WIDE, Standee } from './standee.tsx';
import { Target } from './target.tsx';
import { grim } from './words/words.ts';

const serials = new WeakMap<Told, number>();
let serial = 0;
function serialOf(event: Told): number {
  const known = serials.get(event) ?? ++serial;
  serials.set(event, known);
  return known;
}

interface DeedProps {
  readonly view: GrimheimView;
  /** The table as it was before the event. */
  readonly before: GrimheimView;
  readonly event: Told;
  readonly told: readonly Told[];
}

/** What an event does, seen on the board for a moment: a blow, a number, a fire. */
export function Deed(props: DeedProps) {
  const drawn = drawnOf(props);
  if (!drawn) return null;
  return (
    <g key={serialOf(props.event)} class="grim-deed" data-deed={props.event.kind}>
      {drawn}
    </g>
  );
}

const area = (name: string): Spot => centreOf(name === 'grimheim' ? TOWN : (cell(name) ?? TOWN));

const monsterAt = ({ view, before }: DeedProps, id: string): Spot | undefined => {
  const found = view.monsters.find((m) => m.id === id) ?? before.monsters.find((m) => m.id === id);
  return found && centreOf(found.at);
};

const heroAt = (view: GrimheimView, seat: number): Spot => {
  const found = view.heroes[seat];
  return found ? heroSpot(found, seat) : [0, 0];
};

/** Where the monster stands that attacks this hero now. */
function attackerOf(props: DeedProps, seat: number): Spot | undefined {
  const attack = props.view.phase === 'monsters' ? attackNow(props.told) : undefined;
  return attack?.seat === seat ? monsterAt(props, attack.monster) : undefined;
}

const BLOWS: ReadonlySet<GrimheimTold['kind']> = new Set(['attack', 'hurt', 'missed', 'armour', 'prevent']);

/** Under the figures: around whom an attack is from and whom it strikes. */
export function DeedGround(props: DeedProps) {
  const e = props.event as GrimheimTold;
  if (!BLOWS.has(e.kind) || !('seat' in e) || e.seat === undefined) return null;
  const from = attackerOf(props, e.seat);
  if (!from) return null;
  return (
    <>
      <Target at={from} />
      <Target at={heroAt(props.view, e.seat)} by="struck" />
    </>
  );
}

function drawnOf(props: DeedProps): preact.JSX.Element | undefined {
  const { view, before, event, told } = props;
  const e = event as GrimheimTold;
  const words = grim.value.fight;
  const monster = (id: string) => monsterAt(props, id);
  const hero = (seat: number, at = view) => heroAt(at, seat);
  /** From the monster that attacks now, and what comes of it, on the side that the blow leaves free. */
  const blow = (seat: number, result?: Result) => {
    const from = attackerOf(props, seat);
    const at = heroAt(view, seat);
    const side = from ? (Math.sign(at[0] - from[0]) || -1) * 34 : 0;
    return (
      <>
        {from && <Blow from={from} to={at} />}
        {result && <Amount at={at} aside={side} {...result} />}
      </>
    );
  };
  switch (e.kind) {
    case 'damage':
      return <Amount at={monster(e.monster) ?? [0, 0]} tone="gain" text={`−${e.amount}`} />;
    case 'dies':
      return (
        <>
          <Dying at={area(e.at)} of={before.monsters.find(({ id }) => id === e.monster)} />
          <Sign at={area(e.at)} of={grimIcon.skull} />
        </>
      );
    case 'attack':
      return blow(e.seat);
    case 'hurt':
      return blow(e.seat, { tone: 'loss', text: `−${e.amount}` });
    case 'missed':
      return blow(e.seat, { tone: 'none', text: '0', word: words.misses });
    case 'armour':
      return blow(e.seat, { tone: 'guard', text: `${e.amount}`, word: words.part.armour });
    case 'prevent':
      return blow(e.seat, { tone: 'guard', text: `${e.amount}`, word: words.part.prevented });
    case 'heal':
      return <Amount at={hero(e.seat)} tone="gain" text={`+${e.amount}`} />;
    case 'gold': {
      const text = `${e.amount > 0 ? '+' : '−'}${Math.abs(e.amount)}`;
      return <Amount at={hero(e.seat)} tone="gain" text={text} word={words.coins} />;
    }
    case 'roll': {
      const seat = view.heroes.findIndex(({ id }) => id === e.by);
      const at = monster(e.target);
      return at && seat >= 0 ? <Blow from={hero(seat)} to={at} by="ours" /> : undefined;
    }
    case 'enters':
      return <BreakIn way={wayOf(told, e.monster).map(area)} kind={kindOf(before, e.monster)} />;
    case 'town':
      return e.change < 0 ? <Fire pieces={e.pieces} lost={-e.change} /> : <Ring at={[0, 0]} />;
    case 'knocked-out':
      return <Fallen at={hero(e.seat, before)} id={view.heroes[e.seat]?.id ?? ''} />;
    case 'arrives':
      return <Ring at={area(e.at)} />;
    case 'stays':
    case 'held': {
      const at = monster(e.monster);
      return at && <Ring at={at} />;
    }
    default:
      return undefined;
  }
}

function Ring({ at: [x, y] }: { at: Spot }) {
  return <ellipse class="pulse" cx={x} cy={y + 5} rx="24" ry="14" />;
}

interface Result {
  readonly tone: 'loss' | 'gain' | 'none' | 'guard';
  readonly text: string;
  readonly word?: string;
}

/** A number a hand high, over the head of whom it befalls. */
function Amount(props: Result & { at: Spot; aside?: number }) {
  const [x, y] = props.at;
  const at = `translate(${(x + (props.aside ?? 0)).toFixed(1)} ${(y - 40).toFixed(1)})`;
  return (
    <g class={`grim-amount ${props.tone}`} transform={at}>
      <g>
        <text text-anchor="middle">{props.text}</text>
        {props.word && (
          <text class="word" y="13" text-anchor="middle">
            {props.word}
          </text>
        )}
      </g>
    </g>
  );
}

function Sign({ at: [x, y], of }: { at: Spot; of: string }) {
  return (
    <g class="grim-sign-of" transform={`translate(${x} ${y - 40})`}>
      <circle r="15" />
      <Glyph of={of} x={0} y={0} size={22} color="#fff" />
    </g>
  );
}

/** From who strikes to who is struck, over both. */
function Blow({ from, to, by = '' }: { from: Spot; to: Spot; by?: string }) {
  const [fx, fy] = [from[0], from[1] - 34];
  const side = Math.sign(to[0] - from[0]) || 1;
  const [tx, ty] = [to[0] - 9 * side, to[1] - 40];
  const top = Math.min(fy, ty) - 26;
  const d = `M${fx.toFixed(1)} ${fy.toFixed(1)}C${fx.toFixed(1)} ${top} ${tx.toFixed(1)} ${top} ${tx.toFixed(1)} ${ty.toFixed(1)}`;
  const head = `M${(tx - 7).toFixed(1)} ${(ty - 7).toFixed(1)}h14l-7 11z`;
  return (
    <g class={`grim-blow ${by}`}>
      <path class="casing" d={d} />
      <path class="line" d={d} />
      <path class="head" d={head} />
    </g>
  );
}

/** The way of this turn, into the town. */
function BreakIn({ way, kind }: { way: readonly Spot[]; kind: string | undefined }) {
  const gate = way.findLast(([x, y]) => x !== 0 || y !== 0);
  if (!gate) return <Ring at={[0, 0]} />;
  const to: Spot = [gate[0] * 0.42, gate[1] * 0.42];
  const spots = [...way.filter(([x, y]) => x !== 0 || y !== 0), to];
  const d = `M${spots.map(([x, y]) => `${x.toFixed(1)} ${(y + 3).toFixed(1)}`).join('L')}`;
  const turn = (Math.atan2(-gate[1], -gate[0]) * 180) / Math.PI;
  const head = `translate(${to[0].toFixed(1)} ${(to[1] + 3).toFixed(1)}) rotate(${turn.toFixed(0)})`;
  return (
    <g class="grim-break-in">
      <path class="casing" d={d} />
      <path class="line" d={d} />
      <path class="head" d="M-6 -10L12 0L-6 10Z" transform={head} />
      {kind && (
        <g transform={`translate(${gate[0].toFixed(1)} ${(gate[1] + 5).toFixed(1)})`}>
          <Standee of={kind} wide={HERO_WIDE} />
        </g>
      )}
    </g>
  );
}

/** What burns, and how much of the town is lost. The well is the last of it, and with it goes all. */
function Fire({ pieces, lost }: { pieces: number; lost: number }) {
  const burning = Array.from({ length: lost }, (_, i) => plotOf(pieces + i - 1));
  const all = pieces === 0 ? [...burning, ...[0, 1, 2, 3, 4, 5].map(plotOf)] : burning;
  const [x, y] = burning[0] ?? [0, 0];
  return (
    <>
      {all.map(([fx, fy], i) => (
        <g
          key={i}
          transform={`translate(${fx.toFixed(1)} ${(fy + 4).toFixed(1)}) scale(${pieces === 0 ? 2.3 : 1.7})`}
        >
          <Drawing of={FLAMES} class="grim-fire" />
        </g>
      ))}
      {pieces > 0 && (
        <g
          class="grim-amount loss"
          transform={`translate(${(x < 0 ? x - 44 : x + 44).toFixed(1)} ${y.toFixed(1)})`}
        >
          <g>
            <text text-anchor="middle">−{lost}</text>
            <text class="word" y="14" text-anchor="middle">
              {grim.value.fight.houses(lost)}
            </text>
          </g>
        </g>
      )}
    </>
  );
}

/** A monster that falls over, and is gone. */
function Dying({ at: [x, y], of }: { at: Spot; of: GrimheimView['monsters'][number] | undefined }) {
  if (!of) return null;
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y + 5).toFixed(1)})`}>
      <g class="grim-dying">
        <Standee of={of.level === 2 ? `${of.kind}-2` : of.kind} wide={HERO_WIDE} />
      </g>
    </g>
  );
}

/** Where a hero fell. */
function Fallen({ at: [x, y], id }: { at: Spot; id: string }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y + 5).toFixed(1)})`}>
      <g class="grim-fallen-hero">
        <Standee of={id} wide={HERO_WIDE} />
      </g>
      <g class="grim-amount loss" transform="translate(0 -50)">
        <g>
          <Glyph of={grimIcon.skull} x={0} y={-14} size={26} color="#fff" />
          <text class="word large" y="14" text-anchor="middle">
            {grim.value.fight.knockedOut}
          </text>
        </g>
      </g>
    </g>
  );
}
