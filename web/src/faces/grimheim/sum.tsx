import type { GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import type { Fight } from './fight.ts';
import { grimIcon } from './pictures.ts';
import { grim } from './words/words.ts';

interface Part {
  readonly sign?: '+' | '−' | '=';
  readonly value: number;
  readonly label: string;
  readonly tone?: 'damage';
}

interface FightSumProps {
  readonly view: GrimheimView;
  readonly fight: Fight;
  /** The dice tumble: what becomes of anybody is not said yet. */
  readonly isRolling: boolean;
}

/** In one line: hits + runes − armour = damage, of the health that is left, and what becomes of the struck one. */
export function FightSum({ view, fight, isRolling }: FightSumProps) {
  const words = grim.value.fight;
  const parts = partsOf(fight);
  if (parts.length === 0) return null;
  const hero = view.heroes[fight.seat];
  const health =
    fight.kind === 'hero'
      ? (fight.sum?.left ?? 0)
      : (hero?.health ?? 0) - (hero?.damage ?? 0) + (fight.isDealt ? fight.damage : 0);
  const falls = fight.kind === 'hero' ? fight.sum?.dies === true : fight.damage >= health;
  const fate =
    fight.kind === 'hero' ? (falls ? words.dies : words.survives) : falls ? words.knockedOut : words.stands;
  return (
    <p class="grim-sum parchment" role="status">
      {parts.map(({ sign, value, label, tone }) => (
        <span key={label} class="grim-sum-part">
          {sign && <i>{sign}</i>}
          <span class={value === 0 ? 'nothing' : (tone ?? '')}>
            <b>{value}</b>
            <small>{label}</small>
          </span>
        </span>
      ))}
      <span class="grim-sum-part left">
        <span>
          <b>{health}</b>
          <small>{words.part.left}</small>
        </span>
      </span>
      <span
        class={`grim-fate ${falls === (fight.kind === 'hero') ? 'good' : 'bad'}${falls ? ' falls' : ''}${isRolling ? ' unsaid' : ''}`}
      >
        {falls && <Icon of={grimIcon.skull} size={20} />}
        {fate}
      </span>
    </p>
  );
}

function partsOf(fight: Fight): Part[] {
  const { part } = grim.value.fight;
  if (fight.kind === 'monster') {
    const { hits, armour, prevented, damage } = fight;
    return [
      { value: hits, label: part.hits },
      ...(armour > 0 ? [{ sign: '−', value: armour, label: part.armour } as const] : []),
      ...(prevented > 0 ? [{ sign: '−', value: prevented, label: part.prevented } as const] : []),
      { sign: '=', value: damage, label: part.damage, tone: 'damage' },
    ];
  }
  const { sum } = fight;
  if (!sum) return [];
  return [
    { value: sum.hits, label: part.hits },
    { sign: '+', value: sum.runes, label: part.runes },
    ...(sum.bonus > 0 ? [{ sign: '+', value: sum.bonus, label: part.cards } as const] : []),
    { sign: '−', value: sum.armour, label: part.armour },
    { sign: '=', value: sum.damage, label: part.damage, tone: 'damage' },
  ];
}
