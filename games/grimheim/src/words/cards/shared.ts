import type { CardTexts } from './text.ts';

export const sharedTexts: CardTexts = {
  'suppressive-fire': {
    en: {
      name: 'Suppressive Fire',
      text: [
        'Before the monsters move: 1 monster of rank 1 or 2 within 3 areas makes no move of its own. Not the same monster in two monster turns running, and not from Grimheim.',
        'Before the monsters move: any 1 monster within 3 areas, Legends included, makes no move of its own. Not the same monster in two monster turns running, and not from Grimheim.',
      ],
    },
    de: {
      name: 'Sperrfeuer',
      text: [
        'Bevor die Monster ziehen: 1 Monster von Rang 1 oder 2 im Umkreis von 3 Feldern zieht nicht selbst. Nie dasselbe Monster in zwei Monsterzügen nacheinander, und nicht aus Grimheim heraus.',
        'Bevor die Monster ziehen: 1 beliebiges Monster im Umkreis von 3 Feldern, auch eine Legende, zieht nicht selbst. Nie dasselbe Monster in zwei Monsterzügen nacheinander, und nicht aus Grimheim heraus.',
      ],
    },
  },
  quiver: {
    en: {
      name: 'Quiver',
      text: ['Strength +1. Once per turn, in an attack action, for 1 durability: +1 damage.'],
      quest: 'When you kill a monster of rank 3, take this card instead of its experience.',
    },
    de: {
      name: 'Köcher',
      text: ['Stärke +1. Einmal pro Zug, in einer Angriffsaktion, für 1 Haltbarkeit: +1 Schaden.'],
      quest: 'Wenn du ein Monster von Rang 3 tötest, nimm diese Karte statt der Erfahrung.',
    },
  },
  helmet: {
    en: {
      name: 'Helmet',
      text: ['When you take damage, for 1 durability: prevent 1.'],
      quest: 'When you kill a brute or a skeleton, take this card instead of its experience.',
    },
    de: {
      name: 'Helm',
      text: ['Wenn du Schaden nimmst, für 1 Haltbarkeit: Verhindere 1.'],
      quest: 'Wenn du einen Schläger oder ein Skelett tötest, nimm diese Karte statt der Erfahrung.',
    },
  },
  rest: {
    en: { name: 'Rest', text: ['Remove up to 2 damage from your hero.'] },
    de: { name: 'Rast', text: ['Entferne bis zu 2 Schaden von deinem Helden.'] },
  },
  maneuver: {
    en: { name: 'Maneuver', text: ['Move 1 area.'] },
    de: { name: 'Manöver', text: ['Gehe 1 Feld weit.'] },
  },
  kick: {
    en: {
      name: 'Kick',
      text: ['1 damage to an adjacent monster, Legends included; then shove it 1 area, to a free one.'],
    },
    de: {
      name: 'Tritt',
      text: [
        '1 Schaden an einem benachbarten Monster, auch an einer Legende; dann schiebe es 1 Feld weit auf ein freies.',
      ],
    },
  },
  durability: {
    en: { name: 'Durability', text: ['Remove all damage from one of your equipment cards.'] },
    de: { name: 'Haltbarkeit', text: ['Entferne allen Schaden von einer deiner Ausrüstungskarten.'] },
  },
  'seek-shelter': {
    en: {
      name: 'Seek Shelter',
      text: ['Move up to 2 areas and end on a location. Afterwards you cannot move in this turn.'],
    },
    de: {
      name: 'Zuflucht suchen',
      text: [
        'Gehe bis zu 2 Felder weit und ende auf einem Ort. Danach kannst du dich in diesem Zug nicht mehr bewegen.',
      ],
    },
  },
  'speedy-attack': {
    en: { name: 'Speedy Attack', text: ['Discard 1 other event: take an additional attack action.'] },
    de: {
      name: 'Schneller Angriff',
      text: ['Wirf 1 anderes Ereignis ab: Führe eine zusätzliche Angriffsaktion aus.'],
    },
  },
  'piercing-arrows': {
    en: { name: 'Piercing Arrows', text: ['After any of your rolls: +1 damage for each rune that shows.'] },
    de: {
      name: 'Durchschlagende Pfeile',
      text: ['Nach einem deiner Würfe: +1 Schaden für jede Rune, die zu sehen ist.'],
    },
  },
  'back-down': {
    en: {
      name: 'Back Down!',
      text: ['Kill a monster of rank 1 or 2 in attack range that is nearer to Grimheim than you are.'],
    },
    de: {
      name: 'Zurück mit euch!',
      text: ['Töte ein Monster von Rang 1 oder 2 in Angriffsreichweite, das näher an Grimheim ist als du.'],
    },
  },
  prey: {
    en: {
      name: 'Prey',
      text: [
        'Put 2 gold on an unharmed monster of rank 3 or an unharmed Legend, anywhere. Whoever kills it gains them.',
      ],
    },
    de: {
      name: 'Beute',
      text: [
        'Lege 2 Gold auf ein unversehrtes Monster von Rang 3 oder eine unversehrte Legende, wo auch immer. Wer es tötet, bekommt sie.',
      ],
    },
  },
};
