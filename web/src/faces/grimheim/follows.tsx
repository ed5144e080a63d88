import { forecast, type GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import type { Fight, HeroRoll, MonsterBlow } from './fight.ts';
import { foresee } from './foresee.ts';
import { grimIcon } from './pictures.ts';
import { sighted } from './sighted.ts';
import { grim } from './words/words.ts';

interface Consequence {
  readonly icon: string;
  readonly text: string;
}

/** What follows from the dice as they lie, in words. */
export function Follows({ view, fight }: { view: GrimheimView; fight: Fight }) {
  const lines = fight.kind === 'hero' ? ofRoll(view, fight) : ofBlow(view, fight);
  return (
    <ul class="grim-follows">
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Dice that a hero must expect in the coming monster turn. */
function diceAt(view: GrimheimView, seat: number): number {
  return forecast(sighted(view)).monsters.reduce(
    (all, { strikes, attacks }) =>
      all + attacks * (strikes.find((strike) => strike.seat === seat)?.dice ?? 0),
    0,
  );
}

function ofRoll(view: GrimheimView, { seat, target, sum }: HeroRoll): Consequence[] {
  const hero = view.heroes[seat];
  const words = grim.value.fight;
  if (!sum || !hero) return [];
  if (!sum.dies) return [{ icon: grimIcon.attack, text: words.keeps(sum.left - sum.damage) }];
  const before = diceAt(view, seat);
  const after = diceAt({ ...view, monsters: view.monsters.filter(({ id }) => id !== target) }, seat);
  return [
    { icon: grimIcon.gold, text: words.gold(sum.gold, hero.gold, hero.upgradePrice) },
    ...(after < before ? [{ icon: grimIcon.attack, text: words.fewerDice(before, after) }] : []),
    { icon: grimIcon.dice, text: words.overkill },
  ];
}

function ofBlow(view: GrimheimView, { seat, damage, isDealt }: MonsterBlow): Consequence[] {
  const hero = view.heroes[seat];
  const words = grim.value.fight;
  if (!hero) return [];
  const left = hero.health - hero.damage - (isDealt ? 0 : damage);
  const threat = foresee(view).threats[seat];
  return [
    left > 0
      ? { icon: grimIcon.armour, text: words.staysUp(left, hero.health) }
      : { icon: grimIcon.house, text: words.fallsDown },
    ...(threat && threat.monsters.length > 0 && left > 0
      ? [
          {
            icon: grimIcon.attack,
            text: words.moreAttacks(threat.monsters.length, threat.expected, threat.knockOut),
          },
        ]
      : []),
  ];
}
