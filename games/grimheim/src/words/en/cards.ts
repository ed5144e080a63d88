import type { Card, Gear, Side } from '../../content/card.ts';
import type { Cost } from '../../content/cost.ts';
import type { AttackBonus, Deed, ExtraDice, RegularEffect } from '../../content/effect.ts';
import { cardOf } from '../../rules/cards.ts';
import type { CardWords } from '../card-words.ts';
import { capital } from '../language.ts';
import { areas, deed } from './deeds.ts';
import { actions, and, count, printedName } from './names.ts';
import { own } from './own-cards.ts';
import { quest } from './quests.ts';

function values({ strength, health, range, move, armour }: Side, kind: Card['kind'], gear: Gear): string[] {
  const lines: string[] = [];
  if (strength && kind !== 'hero') lines.push(`Strength +${strength}.`);
  if (health && kind !== 'hero') lines.push(`Health +${health}.`);
  if (range) lines.push(`Attack range +${range}.`);
  if (armour) lines.push(`Armour ${armour}: each preventable damage to you is lowered by ${armour}.`);
  if (move && kind === 'hero') lines.push(`Your Move action goes up to ${areas(move)}.`);
  else if (move) lines.push(`Your Move action goes ${areas(move)} farther.`);
  if (gear.starting && !gear.mainWeapon) lines.push('It goes on working beside a main weapon.');
  if (gear.markers?.of === 'arrow')
    lines.push(`Starts with ${gear.markers.count} arrows, which are never refilled.`);
  if (gear.markers?.of === 'gold') lines.push(`Comes with ${gear.markers.count} gold.`);
  return lines;
}

function passives(side: Side): string[] {
  const lines: string[] = [];
  if (side.handLimit) lines.push(`You may hold ${side.handLimit} events.`);
  if (side.ignoresArmour) lines.push('All your damage ignores armour.');
  if (side.ignoresCover) lines.push('Your rolls ignore cover.');
  if (side.runesHit) lines.push('Runes on your rolls are hits.');
  if (side.mountaineer) {
    lines.push(
      'All your own movement may enter mountains and pass through occupied areas, but not end on one.',
    );
  }
  if (side.wrecking) {
    lines.push(
      'All your own movement may enter occupied areas: deal 1 damage to the character there and shove it 1 area.',
    );
  }
  if (side.mines) {
    lines.push(
      'An attack action may aim at an adjacent mountain area instead of a monster: each damage becomes 1 gold.',
    );
  }
  if (side.mail)
    lines.push('In each monster turn, the first damage that gets past your armour is lowered by 1.');
  if (side.mended) lines.push('A Mend action, anywhere, may remove all damage from this card instead.');
  return lines;
}

const isPerRune = (d: Deed): boolean => d.does === 'add' && d.perRune === true;

/** When it may be used, or what it follows. */
function moment(
  { on, deeds, where, oncePerTurn, automatic, often, cost }: RegularEffect,
  isEvent: boolean,
): string[] {
  const once = oncePerTurn ? ['once per turn'] : [];
  switch (on) {
    case 'free': {
      const place = where === 'town' ? ['in Grimheim'] : where === 'mountain' ? ['next to a mountain'] : [];
      if (isEvent || cost?.spend) return place;
      return [often ? 'as often as you like' : 'once per turn', ...place];
    }
    case 'roll': {
      const rolls =
        where === 'rune' && !deeds.some(isPerRune)
          ? 'after any of your rolls that shows a rune'
          : 'after any of your rolls';
      return where === 'own-turn' ? ['in your turn', rolls] : [rolls];
    }
    case 'attack':
      return [...once, 'in an attack action'];
    case 'hit':
      return [
        where === 'adjacent-attacker' ? 'when an adjacent monster damages you' : 'when you take damage',
      ];
    case 'attacked':
      return [
        automatic ? 'after each attack on you by an adjacent monster' : 'after a monster has attacked you',
      ];
    case 'monsters-moved':
      return ['after the monsters have moved', 'before they attack'];
    case 'after-attack':
      return ['after each of your attack actions'];
    case 'step':
      return [where === 'forest' ? 'whenever you move into forest' : 'after each step of your own'];
    case 'end-move-action':
      return [
        where === 'forest' ? 'when your Move action ends in forest' : 'after each of your Move actions',
      ];
    case 'end-move':
      return [
        where === 'forest'
          ? 'when any movement of your own ends in forest'
          : 'after any movement of your own',
      ];
    case 'turn-end':
      return ['at your End of Turn'];
  }
}

/** "3 mana", "1 durability": what is paid with markers. */
function price({ mana, wear, gold, markers }: Cost, isEvent: boolean): string[] {
  return [
    ...(mana ? [`${mana} mana${isEvent ? ' from any of your cards' : ''}`] : []),
    ...(wear ? [`${wear} durability`] : []),
    ...(gold ? [`${gold} gold`] : []),
    ...(markers ? [count(markers, 'arrow', 'arrows')] : []),
  ];
}

/** "spend the Focus action": what is given up. */
function given({ spend, discard }: Cost): string[] {
  return [
    ...(spend ? [`spend the ${actions[spend]} action`] : []),
    ...(discard ? [`discard ${count(discard, 'other event', 'other events')}`] : []),
  ];
}

function regular(effect: RegularEffect, isEvent: boolean): string {
  const { on, deeds, cost = {}, often } = effect;
  const does = and(deeds.map((d) => deed(d, effect)));
  const paid = price(cost, isEvent).map((what) => `for ${what}${often ? ' each' : ''}`);
  const opening = [...moment(effect, isEvent), ...paid];
  const spent = given(cost);
  if (spent.length === 0) return sentence(effect, opening, does);
  return on === 'free'
    ? sentence(effect, [...opening, ...spent], does)
    : sentence(effect, opening, `${and(spent)} for ${does}`);
}

/** What follows by itself needs no colon: nobody decides anything. */
const FOLLOWS: readonly RegularEffect['on'][] = [
  'after-attack',
  'step',
  'end-move-action',
  'end-move',
  'turn-end',
];

function sentence({ on, automatic }: RegularEffect, opening: readonly string[], does: string): string {
  if (opening.length === 0) return `${capital(does)}.`;
  return `${capital(opening.join(', '))}${FOLLOWS.includes(on) || automatic ? ',' : ':'} ${does}.`;
}

function uses(effects: readonly RegularEffect[], exclusive: boolean): string {
  const items = effects.map((effect) => {
    const does = and(effect.deeds.map((d) => deed(d, effect)));
    const where = effect.on === 'attack' ? ' in an attack action' : '';
    return `${does}${where} (${and(price(effect.cost ?? {}, false))})`;
  });
  return `${exclusive ? 'Once per turn, one of these' : 'Each of these once per turn'}: ${items.join('; ')}.`;
}

const PER = {
  area: ' for each area of distance to the target',
  'adjacent-monster': ' for each monster adjacent to you',
};

function bonus({ damage, per, far, against }: AttackBonus): string {
  const whom = against ? ` against a ${against}` : '';
  const distance = far ? ` if the target is ${far} or more areas away` : '';
  return `In each attack action${whom}: +${damage} damage${per ? PER[per] : ''}${distance}.`;
}

const dice = ({ dice: more, from }: ExtraDice): string =>
  `Attack actions from ${printedName(cardOf(from))} roll ${count(more, 'more die', 'more dice')}.`;

export const cards: CardWords = {
  name: printedName,
  values,
  regular,
  uses,
  bonus,
  dice,
  own,
  passives,
  quest,
};
