import './close-up.css';
import type { Face, GrimheimView } from '@wyrdhall/grimheim';
import { useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { dieIcon } from './die.ts';
import { type Fight, fightOf, type HeroRoll } from './fight.ts';
import { Fighter } from './fighter.tsx';
import { Follows } from './follows.tsx';
import { monsterName, nameAt } from './named.ts';
import { FightSum } from './sum.tsx';
import { distanceTo, inForest } from './terrain.ts';
import { grim } from './words/words.ts';

/** While these are shown, dice have not come to rest. */
const TUMBLE: ReadonlySet<string> = new Set(['roll', 'more-dice', 'reroll']);

/** The two who fight, the dice large between them, what they come to, and what follows. */
export function CloseUp(props: FaceProps<GrimheimView>) {
  const fight = useFight(props);
  if (!fight) return <div />;
  const lands = fight.kind === 'hero' ? fight.lands : undefined;
  const { view } = props;
  const words = grim.value.fight;
  const monster = fight.kind === 'hero' ? fight.target : fight.monster;
  const hero = <Fighter view={view} seat={fight.seat} beat={lands && 'lunges'} />;
  const foe = <Fighter view={view} monster={monster} beat={lands && beatOf(lands)} lost={lands?.amount} />;
  const covered = isCovered(view, fight);
  const isRolling = props.event !== undefined && TUMBLE.has(props.event.kind);
  return (
    <section
      class={`grim-close${lands ? ' lands' : ''}${isRolling ? ' rolls' : ''}`}
      aria-label={headingOf(view, fight)}
    >
      {fight.kind === 'hero' ? hero : foe}
      <div class="grim-fight">
        <div class="grim-dice">
          <header>
            <b>{headingOf(view, fight)}</b>
            {fight.faces.length > 0 && (
              <span class={covered ? 'covered' : ''}>{covered ? words.cover : words.open}</span>
            )}
          </header>
          <ul class="grim-dice-row">
            {fight.faces.map((face, i) => (
              <Die key={`${i}${face}`} face={face} worth={worthOf(face, fight, covered)} />
            ))}
          </ul>
        </div>
        <FightSum view={view} fight={fight} isRolling={isRolling} />
        {!isRolling && <Follows view={view} fight={fight} />}
      </div>
      {fight.kind === 'hero' ? foe : hero}
      {lands && lands.amount > 0 && !lands.dies && <i class="grim-missile" aria-hidden="true" />}
    </section>
  );
}

/** While the blow lands, the sum is the one that was there before it. */
function useFight(props: FaceProps<GrimheimView>): Fight | undefined {
  const fight = fightOf(props);
  const before = useRef<HeroRoll | undefined>(undefined);
  if (fight?.kind !== 'hero') return fight;
  if (fight.lands) return { ...fight, sum: before.current?.sum };
  before.current = fight;
  return fight;
}

const beatOf = ({ amount, dies }: NonNullable<HeroRoll['lands']>) =>
  dies ? 'falls' : amount > 0 ? 'struck' : 'parries';

function headingOf(view: GrimheimView, fight: Fight): string {
  const words = grim.value.fight;
  if (fight.kind === 'monster') {
    return words.strikes(monsterName(view, fight.monster), nameAt(view, fight.seat));
  }
  const far = distanceTo(view, fight.seat, fight.target);
  return words.attacks(nameAt(view, fight.seat), monsterName(view, fight.target), far);
}

const isCovered = (view: GrimheimView, fight: Fight): boolean =>
  fight.kind === 'hero' ? fight.sum?.cover === true : inForest(view.heroes[fight.seat]?.at);

/** How many hits a die is. */
function worthOf(face: Face, fight: Fight, covered: boolean): number {
  if (face === 'blank') return 0;
  if (face === 'hit') return 1;
  if (face === 'ringed') return covered ? 0 : 1;
  const runes = fight.faces.filter((other) => other === 'rune').length;
  if (fight.kind === 'hero') return (fight.sum?.runes ?? 0) / runes;
  const plain = fight.faces.filter((f) => f === 'hit' || (f === 'ringed' && !covered)).length;
  return Math.max(0, fight.hits - plain) / runes;
}

const TONES: Readonly<Record<Face, string>> = { hit: 'hit', ringed: 'hit', rune: 'rune', blank: 'blank' };

function Die({ face, worth }: { face: Face; worth: number }) {
  const words = grim.value;
  return (
    <li class={worth > 0 ? 'counts' : ''}>
      <span class={`die ${TONES[face]}`}>{face !== 'blank' && <Icon of={dieIcon[face]} size={48} />}</span>
      <small>{words.faces[face]}</small>
      <b>
        {worth > 0 ? `+${worth}` : face === 'ringed' ? words.fight.worth.covered : words.fight.worth.none}
      </b>
    </li>
  );
}
