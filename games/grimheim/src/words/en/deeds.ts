import type { Aim, Deed, RegularEffect } from '../../content/effect.ts';
import { MOST_PIECES } from '../../rules/town.ts';
import { count } from './names.ts';

export const areas = (n: number): string => count(n, 'area', 'areas');
const upTo = (n: number): string => (n > 1 ? `up to ${n}` : `${n}`);

/** Whom a card is aimed at: "an adjacent monster of rank 1 or 2". */
function target({ within, ranks, healthLeft, nearer }: Aim, on: RegularEffect['on']): string {
  const [lowest, highest] = ranks;
  const besides = [
    ...(highest === 1 ? [' of rank 1'] : []),
    ...(highest === 2 ? [' of rank 1 or 2'] : []),
    ...(lowest === 3 ? [' of rank 3 or an adjacent Legend'] : []),
  ].join('');
  const after = [
    ...(highest === 3 ? [', but no Legend'] : []),
    ...(healthLeft === undefined ? [] : [` with at most ${healthLeft} health left`]),
    ...(nearer ? [' that is nearer to Grimheim than you are'] : []),
  ].join('');
  if (within === 'range') return `a monster${besides} in attack range${after}`;
  if (on === 'after-attack') return `any monster${besides} next to you${after}`;
  return `an adjacent monster${besides}${after}`;
}

/** A restriction at the end of the target is closed by a comma where the sentence goes on. */
const closing = (aim: Aim): string => (aim.ranks[1] === 3 ? ',' : '');

function heal({ amount, whom }: Extract<Deed, { does: 'heal' }>): string {
  switch (whom) {
    case 'self':
      return `remove ${upTo(amount)} damage from yourself`;
    case 'near':
      return `remove ${upTo(amount)} damage from yourself or an adjacent hero`;
    case 'shared':
      return amount === 1
        ? 'remove 1 damage from yourself, from an adjacent hero, or from equipment of either'
        : `remove up to ${amount} damage, shared out as you like, from yourself, adjacent heroes, and equipment of any of you`;
    case 'each':
      return `remove ${amount} damage from yourself and from each of your cards`;
  }
}

/** What a deed does, as a clause without its full stop. */
export function deed(d: Deed, { on, may, automatic }: RegularEffect): string {
  switch (d.does) {
    case 'damage': {
      const kind = d.unpreventable ? 'unpreventable damage' : 'damage';
      const forest = d.inForest === undefined ? '' : `, or ${d.inForest} if it is in forest`;
      return `deal ${d.amount} ${kind} to ${target(d.aim, on)}${forest}`;
    }
    case 'roll':
      return `roll ${count(d.dice, 'die', 'dice')} at ${target(d.aim, on)}`;
    case 'kill':
      return `${may ? 'you may kill' : 'kill'} ${target(d.aim, on)}`;
    case 'kick': {
      const legends = d.aim.ranks[1] === 4 ? ', Legends included,' : closing(d.aim);
      const way = d.areas === 1 ? '1 area' : `${d.areas} areas away, or as far as it can go`;
      return `deal ${d.amount} damage to ${target(d.aim, on)}${legends} and shove it ${way}`;
    }
    case 'hold':
      return `${target(d.aim, on)}${closing(d.aim)} makes no move of its own in the coming monster turn`;
    case 'strike-back':
      if (on === 'hit') return `deal ${d.amount} damage to that monster`;
      return `deal ${d.amount} damage to it${automatic ? '' : ' if it is adjacent'}`;
    case 'heal':
      return heal(d);
    case 'repair':
      return 'remove all damage from one of your equipment cards';
    case 'prevent':
      return `prevent ${upTo(d.amount)} damage`;
    case 'move':
      return `move ${upTo(d.steps)} ${d.steps === 1 ? 'area' : 'areas'}`;
    case 'lengthen':
      return d.what === 'range'
        ? `attack range +${d.amount} until the end of your turn`
        : `your Move action goes ${areas(d.amount)} farther`;
    case 'attack':
      return 'take an additional attack action';
    case 'draw':
      return on === 'turn-end'
        ? `draw ${count(d.cards, 'more event', 'more events')}`
        : `draw ${count(d.cards, 'event', 'events')}`;
    case 'gold':
      return `gain ${d.amount} gold${d.atThree ? `, or ${d.atThree} gold next to 3 mountain areas` : ''}`;
    case 'mana':
      return 'put 1 mana on a card of your choice';
    case 'build':
      return `add 1 town piece, up to ${MOST_PIECES}`;
    case 'add': {
      const more = `+${d.damage} damage${d.perRune ? ' for each rune that shows' : ''}`;
      return d.hurts ? `take ${d.hurts} unpreventable damage for ${more}` : more;
    }
    case 'add-dice':
      return `add ${count(d.dice, 'die', 'dice')} to the roll`;
    case 'reroll':
      return `roll ${d.faces.map((face) => `all ${face}s`).join(' and ')} again`;
  }
}
