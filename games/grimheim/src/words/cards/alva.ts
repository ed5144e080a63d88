import type { CardTexts } from './text.ts';

export const alvaTexts: CardTexts = {
  alva: {
    en: {
      name: 'Alva',
      text: [
        'When your Move action ends in forest: 1 mana on a card of your choice.',
        'When any movement of your own ends in forest: 1 mana on a card of your choice.',
      ],
    },
    de: {
      name: 'Alva',
      text: [
        'Wenn deine Aktion Bewegen im Wald endet: 1 Mana auf eine Karte deiner Wahl.',
        'Wenn irgendeine eigene Bewegung im Wald endet: 1 Mana auf eine Karte deiner Wahl.',
      ],
    },
  },
  'hail-of-arrows': {
    en: {
      name: 'Hail of Arrows',
      text: [
        'Once per turn: 3 mana for 1 damage to each of 3 monsters in attack range, or to all if there are fewer.',
        'Once per turn: 1 to 4 mana for 1 damage to each of as many monsters in attack range.',
      ],
    },
    de: {
      name: 'Pfeilhagel',
      text: [
        'Einmal pro Zug: 3 Mana für je 1 Schaden an 3 Monstern in Angriffsreichweite, oder an allen, wenn es weniger sind.',
        'Einmal pro Zug: 1 bis 4 Mana für je 1 Schaden an ebenso vielen Monstern in Angriffsreichweite.',
      ],
    },
  },
  treetreader: {
    en: {
      name: 'Treetreader',
      text: [
        'Health +2. Once per turn: move 1 area into forest, or out of forest to any area. Not out of Grimheim.',
        'Health +2. Once per turn: move 1 area into forest, or out of forest to any area. Not out of Grimheim. Whenever you move into forest, remove 1 damage from yourself.',
      ],
    },
    de: {
      name: 'Baumläuferin',
      text: [
        'Leben +2. Einmal pro Zug: Gehe 1 Feld weit in den Wald, oder aus dem Wald auf ein beliebiges Feld. Nicht aus Grimheim heraus.',
        'Leben +2. Einmal pro Zug: Gehe 1 Feld weit in den Wald, oder aus dem Wald auf ein beliebiges Feld. Nicht aus Grimheim heraus. Immer wenn du Wald betrittst, entferne 1 Schaden von dir.',
      ],
    },
  },
  starsong: {
    en: {
      name: 'Starsong',
      text: [
        'At your End of Turn, draw 1 more event.',
        'At your End of Turn, draw 2 more events. You may hold 5.',
      ],
    },
    de: {
      name: 'Sternenlied',
      text: [
        'Am Ende deines Zuges ziehst du 1 Ereignis mehr.',
        'Am Ende deines Zuges ziehst du 2 Ereignisse mehr. Du darfst 5 auf der Hand haben.',
      ],
    },
  },
  snipe: {
    en: {
      name: 'Snipe',
      text: [
        'Once per turn: roll 2 dice at a monster in attack range.',
        'Once per turn: roll 5 dice at a monster in attack range.',
      ],
    },
    de: {
      name: 'Heckenschuss',
      text: [
        'Einmal pro Zug: Wirf 2 Würfel gegen ein Monster in Angriffsreichweite.',
        'Einmal pro Zug: Wirf 5 Würfel gegen ein Monster in Angriffsreichweite.',
      ],
    },
  },
  flexibility: {
    en: {
      name: 'Flexibility',
      text: [
        'Once per turn, one of these: 1 mana for Move +1; 2 mana for attack range +1 until the end of your turn; 2 mana for +2 damage in an attack action.',
        'Each of these once per turn: 1 mana for Move +1; 2 mana for attack range +1 until the end of your turn; 2 mana for +2 damage in an attack action; 2 mana to draw 1 event.',
      ],
    },
    de: {
      name: 'Anpassungsfähig',
      text: [
        'Einmal pro Zug eines davon: 1 Mana für Bewegen +1; 2 Mana für Angriffsreichweite +1 bis zum Ende deines Zuges; 2 Mana für +2 Schaden in einer Angriffsaktion.',
        'Jedes davon einmal pro Zug: 1 Mana für Bewegen +1; 2 Mana für Angriffsreichweite +1 bis zum Ende deines Zuges; 2 Mana für +2 Schaden in einer Angriffsaktion; 2 Mana, um 1 Ereignis zu ziehen.',
      ],
    },
  },
  'alvas-first-bow': {
    en: { name: "Alva's First Bow", text: ['Strength +1. Attack range +1.'] },
    de: { name: 'Alvas erster Bogen', text: ['Stärke +1. Angriffsreichweite +1.'] },
  },
  tiara: {
    en: {
      name: 'Tiara',
      text: ['Comes with 6 gold. At the start of each of your turns, 1 of it goes to you.'],
      quest: 'Be in the Dark Forest.',
    },
    de: {
      name: 'Diadem',
      text: ['Kommt mit 6 Gold. Am Anfang jedes deiner Züge geht 1 davon an dich.'],
      quest: 'Sei im Dunkelwald.',
    },
  },
  'throwing-darts': {
    en: {
      name: 'Throwing Darts',
      text: ['Once per turn, for 1 durability: roll 3 dice against an adjacent monster.'],
      quest: 'Spend the Practice action in forest.',
    },
    de: {
      name: 'Wurfpfeile',
      text: ['Einmal pro Zug, für 1 Haltbarkeit: Wirf 3 Würfel gegen ein benachbartes Monster.'],
      quest: 'Gib im Wald die Aktion Üben aus.',
    },
  },
  windbite: {
    en: {
      name: 'Windbite',
      text: [
        'Strength +3. Attack range +1. For each rune that you roll, in any roll, add 1 die to the roll; its runes count again.',
      ],
      quest: 'Kill 4 monsters that are 2 or more areas away.',
    },
    de: {
      name: 'Windbiss',
      text: [
        'Stärke +3. Angriffsreichweite +1. Für jede Rune, die du wirfst, egal bei welchem Wurf, kommt 1 Würfel dazu; seine Runen zählen wieder.',
      ],
      quest: 'Töte 4 Monster, die 2 oder mehr Felder entfernt sind.',
    },
  },
  'singing-bow': {
    en: {
      name: 'Singing Bow',
      text: [
        'Strength +3. Attack range +1. After each of your attack actions: 1 mana on a card of your choice.',
      ],
      quest: 'Roll 10 attack dice while you are in forest.',
    },
    de: {
      name: 'Singender Bogen',
      text: [
        'Stärke +3. Angriffsreichweite +1. Nach jeder deiner Angriffsaktionen: 1 Mana auf eine Karte deiner Wahl.',
      ],
      quest: 'Wirf 10 Angriffswürfel, während du im Wald bist.',
    },
  },
  'elven-blade': {
    en: {
      name: 'Elven Blade',
      text: ['After each of your attack actions: 1 damage to a monster next to you.'],
      quest: 'Kill 3 monsters that are adjacent to you.',
    },
    de: {
      name: 'Elfenklinge',
      text: ['Nach jeder deiner Angriffsaktionen: 1 Schaden an einem Monster neben dir.'],
      quest: 'Töte 3 Monster, die dir benachbart sind.',
    },
  },
  'belt-of-youth': {
    en: {
      name: 'Belt of Youth',
      text: ['Health +2. Once per turn: remove 1 damage from yourself.'],
      quest: 'Enter forest 8 times.',
    },
    de: {
      name: 'Gürtel der Jugend',
      text: ['Leben +2. Einmal pro Zug: Entferne 1 Schaden von dir.'],
      quest: 'Betritt 8-mal Wald.',
    },
  },
  'alvas-bracers': {
    en: {
      name: "Alva's Bracers",
      text: ['Once per turn: 3 mana for an additional attack action.'],
      quest: 'Pay 5 gold on a road.',
    },
    de: {
      name: 'Alvas Armschienen',
      text: ['Einmal pro Zug: 3 Mana für eine zusätzliche Angriffsaktion.'],
      quest: 'Zahle auf einer Straße 5 Gold.',
    },
  },
  'elven-arrows': {
    en: {
      name: 'Elven Arrows',
      text: ['Strength +2.'],
      quest: 'Place a troll on a free area next to you in the Troll Caves.',
    },
    de: {
      name: 'Elfenpfeile',
      text: ['Stärke +2.'],
      quest: 'Stelle in den Trollhöhlen einen Troll auf ein freies Feld neben dir.',
    },
  },
  'bloodline-crystal': {
    en: {
      name: 'Bloodline Crystal',
      text: [
        'Once per turn, one of these: 3 mana for +2 damage in an attack action; 3 mana to draw 1 event.',
      ],
      quest: 'Discard 2 events in the Temple Ruins.',
    },
    de: {
      name: 'Ahnenkristall',
      text: [
        'Einmal pro Zug eines davon: 3 Mana für +2 Schaden in einer Angriffsaktion; 3 Mana, um 1 Ereignis zu ziehen.',
      ],
      quest: 'Wirf in der Tempelruine 2 Ereignisse ab.',
    },
  },
  'multi-shot': {
    en: {
      name: 'Multi-Shot',
      text: ['Choose up to 2 monsters in attack range. Roll 2 dice at each, one after the other.'],
    },
    de: {
      name: 'Mehrfachschuss',
      text: ['Wähle bis zu 2 Monster in Angriffsreichweite. Wirf nacheinander je 2 Würfel gegen sie.'],
    },
  },
  mastery: {
    en: { name: 'Mastery', text: ['In an attack action, after the roll: add 4 dice to it.'] },
    de: { name: 'Meisterschaft', text: ['In einer Angriffsaktion, nach dem Wurf: 4 Würfel kommen dazu.'] },
  },
  agility: {
    en: { name: 'Agility', text: ['Move up to 2 areas.'] },
    de: { name: 'Gewandtheit', text: ['Gehe bis zu 2 Felder weit.'] },
  },
  'take-a-knee': {
    en: {
      name: 'Take a Knee',
      text: [
        '1 monster in attack range that is no Legend makes no move of its own in the coming monster turn.',
      ],
    },
    de: {
      name: 'Auf die Knie',
      text: [
        '1 Monster in Angriffsreichweite, das keine Legende ist, zieht im kommenden Monsterzug nicht selbst.',
      ],
    },
  },
  'inspire-defense': {
    en: {
      name: 'Inspire Defense',
      text: ['In Grimheim, for 2 mana from any of your cards: add 1 town piece, up to 10.'],
    },
    de: {
      name: 'Zur Wehr rufen',
      text: [
        'In Grimheim, für 2 Mana von beliebigen deiner Karten: Stelle 1 Stadtteil dazu, höchstens bis 10.',
      ],
    },
  },
  popular: {
    en: { name: 'Popular', text: ['In Grimheim: gain 2 gold.'] },
    de: { name: 'Beliebt', text: ['In Grimheim: Nimm 2 Gold.'] },
  },
};
