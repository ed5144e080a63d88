import type { Card, Gear, Side } from '../../content/card.ts';
import type { Cost } from '../../content/cost.ts';
import type { AttackBonus, Deed, ExtraDice, RegularEffect } from '../../content/effect.ts';
import type { CardWords } from '../card-words.ts';
import { capital } from '../language.ts';
import { deed, fields } from './deeds.ts';
import { actions, and, count, title } from './names.ts';
import { own } from './own-cards.ts';
import { quest } from './quests.ts';

function values({ strength, health, range, move, armour }: Side, kind: Card['kind'], gear: Gear): string[] {
  const lines: string[] = [];
  if (strength && kind !== 'hero') lines.push(`Stärke +${strength}.`);
  if (health && kind !== 'hero') lines.push(`Leben +${health}.`);
  if (range) lines.push(`Angriffsreichweite +${range}.`);
  if (armour) {
    lines.push(`Rüstung ${armour}: Jeder verhinderbare Schaden gegen dich wird um ${armour} gesenkt.`);
  }
  if (move && kind === 'hero') lines.push(`Deine Aktion Bewegen reicht bis zu ${fields(move)} weit.`);
  else if (move) lines.push(`Deine Aktion Bewegen reicht ${fields(move)} weiter.`);
  if (gear.starting && !gear.mainWeapon) lines.push('Sie wirkt auch neben einer Hauptwaffe.');
  if (gear.markers?.of === 'arrow') {
    lines.push(`Beginnt mit ${gear.markers.count} Pfeilen; neue kommen nicht dazu.`);
  }
  if (gear.markers?.of === 'gold') lines.push(`Kommt mit ${gear.markers.count} Gold.`);
  return lines;
}

function passives(side: Side): string[] {
  const lines: string[] = [];
  if (side.handLimit) lines.push(`Du darfst ${side.handLimit} Ereignisse auf der Hand haben.`);
  if (side.ignoresArmour) lines.push('All dein Schaden ignoriert Rüstung.');
  if (side.ignoresCover) lines.push('Deine Würfe ignorieren Deckung.');
  if (side.runesHit) lines.push('Runen in deinen Würfen sind Treffer.');
  if (side.mountaineer) {
    lines.push(
      'Bei jeder eigenen Bewegung darfst du Berge betreten und durch besetzte Felder gehen, dort aber nicht anhalten.',
    );
  }
  if (side.wrecking) {
    lines.push(
      'Bei jeder eigenen Bewegung darfst du besetzte Felder betreten: Füge der Figur dort 1 Schaden zu und schiebe sie 1 Feld weit.',
    );
  }
  if (side.mines) {
    lines.push(
      'Eine Angriffsaktion darf statt auf ein Monster auf ein benachbartes Bergfeld zielen: Jeder Schaden wird zu 1 Gold.',
    );
  }
  if (side.mail) {
    lines.push('In jedem Monsterzug wird der erste Schaden, der deine Rüstung durchdringt, um 1 gesenkt.');
  }
  if (side.mended) {
    lines.push(
      'Eine Aktion Erholen, wo auch immer, darf stattdessen allen Schaden von dieser Karte entfernen.',
    );
  }
  return lines;
}

const isPerRune = (d: Deed): boolean => d.does === 'add' && d.perRune === true;

/** When it may be used, or what it follows. */
function moment(
  { on, deeds, where, oncePerTurn, automatic, often, cost }: RegularEffect,
  isEvent: boolean,
): string[] {
  const once = oncePerTurn ? ['einmal pro Zug'] : [];
  switch (on) {
    case 'free': {
      const place = where === 'town' ? ['in Grimheim'] : where === 'mountain' ? ['neben einem Berg'] : [];
      if (isEvent || cost?.spend) return place;
      return [often ? 'beliebig oft' : 'einmal pro Zug', ...place];
    }
    case 'roll': {
      const rolls =
        where === 'rune' && !deeds.some(isPerRune)
          ? 'nach einem deiner Würfe, der eine Rune zeigt'
          : 'nach einem deiner Würfe';
      return where === 'own-turn' ? ['in deinem Zug', rolls] : [rolls];
    }
    case 'attack':
      return [...once, 'in einer Angriffsaktion'];
    case 'hit':
      return [
        where === 'adjacent-attacker'
          ? 'wenn ein benachbartes Monster dir Schaden zufügt'
          : 'wenn du Schaden nimmst',
      ];
    case 'attacked':
      return [
        automatic
          ? 'nach jedem Angriff eines benachbarten Monsters auf dich'
          : 'nachdem ein Monster dich angegriffen hat',
      ];
    case 'monsters-moved':
      return ['nach der Bewegung der Monster', 'vor ihren Angriffen'];
    case 'after-attack':
      return ['nach jeder deiner Angriffsaktionen'];
    case 'step':
      return [where === 'forest' ? 'immer wenn du Wald betrittst' : 'nach jedem eigenen Schritt'];
    case 'end-move-action':
      return [where === 'forest' ? 'wenn deine Aktion Bewegen im Wald endet' : 'nach jeder Aktion Bewegen'];
    case 'end-move':
      return [
        where === 'forest' ? 'wenn irgendeine eigene Bewegung im Wald endet' : 'nach jeder eigenen Bewegung',
      ];
    case 'turn-end':
      return ['am Ende deines Zuges'];
  }
}

/** "3 Mana", "1 Haltbarkeit": what is paid with markers. */
function price({ mana, wear, gold, markers }: Cost, isEvent: boolean): string[] {
  return [
    ...(mana ? [`${mana} Mana${isEvent ? ' von beliebigen deiner Karten' : ''}`] : []),
    ...(wear ? [`${wear} Haltbarkeit`] : []),
    ...(gold ? [`${gold} Gold`] : []),
    ...(markers ? [count(markers, 'Pfeil', 'Pfeile')] : []),
  ];
}

/** "gib die Aktion Fokussieren aus": what is given up. */
function given({ spend, discard }: Cost): string[] {
  return [
    ...(spend ? [`gib die Aktion ${actions[spend]} aus`] : []),
    ...(discard ? [`wirf ${count(discard, 'anderes Ereignis', 'andere Ereignisse')} ab`] : []),
  ];
}

function regular(effect: RegularEffect, isEvent: boolean): string {
  const { on, deeds, cost = {}, often } = effect;
  const does = and(deeds.map((d) => deed(d, effect)));
  const paid = price(cost, isEvent).map((what) => `für ${often ? 'je ' : ''}${what}`);
  const opening = [...moment(effect, isEvent), ...paid];
  const spent = given(cost);
  if (spent.length === 0) return sentence(opening, does);
  return on === 'free'
    ? sentence([...opening, ...spent], does)
    : sentence(opening, `${and(spent)} für ${does}`);
}

const sentence = (opening: readonly string[], does: string): string =>
  opening.length > 0 ? `${capital(opening.join(', '))}: ${capital(does)}.` : `${capital(does)}.`;

function uses(effects: readonly RegularEffect[], exclusive: boolean): string {
  const items = effects.map((effect) => {
    const does = and(effect.deeds.map((d) => deed(d, effect)));
    const where = effect.on === 'attack' ? ' in einer Angriffsaktion' : '';
    return `${does}${where} (${and(price(effect.cost ?? {}, false))})`;
  });
  return `${exclusive ? 'Einmal pro Zug eines davon' : 'Jedes davon einmal pro Zug'}: ${capital(items.join('; '))}.`;
}

const PER = {
  area: ' je Feld Entfernung zum Ziel',
  'adjacent-monster': ' für jedes dir benachbarte Monster',
};
const AGAINST = {
  trollkin: ' gegen ein Monster der Trollsippe',
  'fire-horde': ' gegen ein Monster der Feuerhorde',
  dead: ' gegen einen der Toten',
  wyrm: ' gegen einen Wyrm',
} as const;

function bonus({ damage, per, far, against }: AttackBonus): string {
  const distance = far ? `, wenn das Ziel ${far} oder mehr Felder entfernt ist` : '';
  return `In jeder Angriffsaktion${against ? AGAINST[against] : ''}: +${damage} Schaden${per ? PER[per] : ''}${distance}.`;
}

const dice = ({ dice: more, from }: ExtraDice): string =>
  `Für Angriffsaktionen durch ${title(from)} wirfst du ${more} Würfel mehr.`;

export const cards: CardWords = {
  name: ({ id }) => title(id),
  values,
  regular,
  uses,
  bonus,
  dice,
  own,
  passives,
  quest,
};
