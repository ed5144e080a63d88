import type { CardTexts } from './text.ts';

export const emblaTexts: CardTexts = {
  embla: {
    en: {
      name: 'Embla',
      text: ['Your Move action goes up to 4 areas.', 'Your Move action goes up to 4 areas.'],
    },
    de: {
      name: 'Embla',
      text: [
        'Deine Aktion Bewegen reicht bis zu 4 Felder weit.',
        'Deine Aktion Bewegen reicht bis zu 4 Felder weit.',
      ],
    },
  },

  riposte: {
    en: {
      name: 'Riposte',
      text: [
        'When an adjacent monster hurts you, pay 2 mana: prevent 2 damage and deal 2 damage to that monster.',
        'When an adjacent monster hurts you, pay 3 mana: prevent 3 damage and deal 3 damage to that monster.',
      ],
    },
    de: {
      name: 'Riposte',
      text: [
        'Wenn ein benachbartes Monster dich verletzt, zahle 2 Mana: Verhindere 2 Schaden und füge diesem Monster 2 Schaden zu.',
        'Wenn ein benachbartes Monster dich verletzt, zahle 3 Mana: Verhindere 3 Schaden und füge diesem Monster 3 Schaden zu.',
      ],
    },
  },
  'in-charge': {
    en: {
      name: 'In Charge',
      text: [
        'After each Move action you may kill 1 adjacent monster of rank 1.',
        'After each Move action you may kill 1 adjacent monster of rank 1 or 2.',
      ],
    },
    de: {
      name: 'Im Sturmlauf',
      text: [
        'Nach jeder Aktion Bewegen darfst du 1 benachbartes Monster von Rang 1 töten.',
        'Nach jeder Aktion Bewegen darfst du 1 benachbartes Monster von Rang 1 oder 2 töten.',
      ],
    },
  },
  fleetfoot: {
    en: {
      name: 'Fleetfoot',
      text: [
        'Health +1. Once per turn: move 1 area.',
        'Health +3. Once per turn: move 1 area. All your own movement may enter mountains and pass through occupied areas, but not end on one.',
      ],
    },
    de: {
      name: 'Leichtfuß',
      text: [
        'Leben +1. Einmal pro Zug: Gehe 1 Feld weit.',
        'Leben +3. Einmal pro Zug: Gehe 1 Feld weit. Bei jeder eigenen Bewegung darfst du Berge betreten und durch besetzte Felder gehen, dort aber nicht anhalten.',
      ],
    },
  },
  'reaper-swing': {
    en: {
      name: 'Reaper Swing',
      text: [
        'You may split the damage of each attack action between its target and 1 other monster, both adjacent to you.',
        'Strength +3. You may split the damage of each attack action between its target and 1 other monster, both adjacent to you.',
      ],
    },
    de: {
      name: 'Schnitterhieb',
      text: [
        'Du darfst den Schaden jeder Angriffsaktion auf das Ziel und 1 anderes Monster aufteilen; beide müssen dir benachbart sein.',
        'Stärke +3. Du darfst den Schaden jeder Angriffsaktion auf das Ziel und 1 anderes Monster aufteilen; beide müssen dir benachbart sein.',
      ],
    },
  },
  'queen-of-the-hill': {
    en: {
      name: 'Queen of the Hill',
      text: [
        'Once per turn: deal 2 damage to an adjacent monster and swap places with it. You move there even if it dies.',
        'Once per turn: deal 4 damage to an adjacent monster and swap places with it. You move there even if it dies.',
      ],
    },
    de: {
      name: 'Königin des Hügels',
      text: [
        'Einmal pro Zug: Füge einem benachbarten Monster 2 Schaden zu und tausche mit ihm den Platz. Auch wenn es stirbt, gehst du dorthin.',
        'Einmal pro Zug: Füge einem benachbarten Monster 4 Schaden zu und tausche mit ihm den Platz. Auch wenn es stirbt, gehst du dorthin.',
      ],
    },
  },
  'swift-kick': {
    en: {
      name: 'Swift Kick',
      text: [
        'Once per turn: deal 1 damage to an adjacent monster, but no Legend, and shove it 1 area.',
        'Once per turn: deal 2 damage to an adjacent monster, but no Legend, and shove it 2 areas away, or as far as it can go.',
      ],
    },
    de: {
      name: 'Flinker Tritt',
      text: [
        'Einmal pro Zug: Füge einem benachbarten Monster, aber keiner Legende, 1 Schaden zu und schiebe es 1 Feld weit.',
        'Einmal pro Zug: Füge einem benachbarten Monster, aber keiner Legende, 2 Schaden zu und schiebe es 2 Felder weit weg, oder so weit es geht.',
      ],
    },
  },

  'flimsy-blade': {
    en: { name: 'Flimsy Blade', text: ['Strength +1. Not a main weapon.'] },
    de: { name: 'Klapprige Klinge', text: ['Stärke +1. Keine Hauptwaffe.'] },
  },
  'healing-potion': {
    en: {
      name: 'Healing Potion',
      text: ['As often as you like, for 1 durability: remove 1 damage from yourself or an adjacent hero.'],
      quest: 'Spend the Mend action in the Witch Cabin.',
    },
    de: {
      name: 'Heiltrank',
      text: ['Beliebig oft, für 1 Haltbarkeit: Entferne 1 Schaden von dir oder einem benachbarten Helden.'],
      quest: 'Gib in der Hexenhütte die Aktion Erholen aus.',
    },
  },
  heels: {
    en: {
      name: 'Heels',
      text: ['Once per turn: deal 1 damage to an adjacent monster.'],
      quest: 'Spend the Mend action in the Witch Cabin and discard 2 events.',
    },
    de: {
      name: 'Absätze',
      text: ['Einmal pro Zug: Füge einem benachbarten Monster 1 Schaden zu.'],
      quest: 'Gib in der Hexenhütte die Aktion Erholen aus und wirf 2 Ereignisse ab.',
    },
  },
  'tailored-boots': {
    en: {
      name: 'Tailored Boots',
      text: ['Once per turn, for 1 durability: move 1 area.'],
      quest: 'Pay 2 gold in Grimheim.',
    },
    de: {
      name: 'Maßstiefel',
      text: ['Einmal pro Zug, für 1 Haltbarkeit: Gehe 1 Feld weit.'],
      quest: 'Zahle in Grimheim 2 Gold.',
    },
  },
  'blade-decorations': {
    en: { name: 'Blade Decorations', text: ['Strength +1.'], quest: 'Pay 2 gold in Grimheim.' },
    de: { name: 'Klingenzier', text: ['Stärke +1.'], quest: 'Zahle in Grimheim 2 Gold.' },
  },
  'wildfire-blade': {
    en: {
      name: 'Wildfire Blade',
      text: [
        'Strength +2. After each attack action, deal 1 damage to a monster adjacent to you; the target is allowed.',
      ],
      quest: 'Spend the Mend action on Spewing Mountain.',
    },
    de: {
      name: 'Lauffeuerklinge',
      text: [
        'Stärke +2. Füge nach jeder Angriffsaktion einem dir benachbarten Monster 1 Schaden zu; das Ziel ist erlaubt.',
      ],
      quest: 'Gib auf dem Speienden Berg die Aktion Erholen aus.',
    },
  },
  'ravens-claw': {
    en: {
      name: "Raven's Claw",
      text: ['Strength +1. Each attack action deals 2 more damage.'],
      quest: 'Enter forest 10 times.',
    },
    de: {
      name: 'Rabenklaue',
      text: ['Stärke +1. Jede Angriffsaktion macht 2 Schaden mehr.'],
      quest: 'Betritt 10-mal Wald.',
    },
  },
  'leg-guards': {
    en: { name: 'Leg Guards', text: ['Strength +1.'], quest: 'Spend the Focus action.' },
    de: { name: 'Beinschienen', text: ['Stärke +1.'], quest: 'Gib die Aktion Fokussieren aus.' },
  },
  'warrior-shield': {
    en: {
      name: 'Warrior Shield',
      text: ['When you take damage, for 1 durability: prevent 1 and draw 1 event.'],
      quest: 'Spend the Attack action.',
    },
    de: {
      name: 'Kriegerschild',
      text: ['Wenn du Schaden nimmst, für 1 Haltbarkeit: Verhindere 1 und ziehe 1 Ereignis.'],
      quest: 'Gib die Aktion Angreifen aus.',
    },
  },
  'custom-armor': {
    en: {
      name: 'Custom Armor',
      text: ['When you take damage, for 1 durability: prevent 2.'],
      quest: 'Pay 4 gold.',
    },
    de: {
      name: 'Maßrüstung',
      text: ['Wenn du Schaden nimmst, für 1 Haltbarkeit: Verhindere 2.'],
      quest: 'Zahle 4 Gold.',
    },
  },
  'throwing-knives': {
    en: {
      name: 'Throwing Knives',
      text: ['Once per turn, for 1 durability: roll 3 dice against an adjacent monster.'],
      quest: 'Spend the Practice action in forest.',
    },
    de: {
      name: 'Wurfmesser',
      text: ['Einmal pro Zug, für 1 Haltbarkeit: Wirf 3 Würfel gegen ein benachbartes Monster.'],
      quest: 'Gib im Wald die Aktion Üben aus.',
    },
  },

  sophisticated: {
    en: {
      name: 'Sophisticated',
      text: ['In Grimheim: take 1 extra action, Practice, Prepare, Focus or Mend.'],
    },
    de: {
      name: 'Kultiviert',
      text: ['In Grimheim: Führe 1 zusätzliche Aktion aus: Üben, Vorbereiten, Fokussieren oder Erholen.'],
    },
  },
  courage: {
    en: { name: 'Courage', text: ['Deal 2 damage to an adjacent monster of rank 3 or Legend.'] },
    de: {
      name: 'Mut',
      text: ['Füge einem benachbarten Monster von Rang 3 oder einer Legende 2 Schaden zu.'],
    },
  },
  retaliation: {
    en: {
      name: 'Retaliation',
      text: ['After a monster has attacked you: deal 2 damage to it if it is adjacent.'],
    },
    de: {
      name: 'Vergeltung',
      text: ['Nachdem ein Monster dich angegriffen hat: Füge ihm 2 Schaden zu, wenn es benachbart ist.'],
    },
  },
  vigilance: {
    en: {
      name: 'Vigilance',
      text: ['After the monsters have moved, before they attack: deal 1 damage to an adjacent monster.'],
    },
    de: {
      name: 'Wachsamkeit',
      text: [
        'Nach der Bewegung der Monster, vor ihren Angriffen: Füge einem benachbarten Monster 1 Schaden zu.',
      ],
    },
  },
  'magic-runes': {
    en: { name: 'Magic Runes', text: ['If your roll shows a rune, it deals 3 more damage.'] },
    de: { name: 'Magische Runen', text: ['Wenn dein Wurf eine Rune zeigt, macht er 3 Schaden mehr.'] },
  },
  preparations: {
    en: { name: 'Preparations', text: ['Spend the Prepare action: draw events until you hold 4.'] },
    de: {
      name: 'Vorbereitungen',
      text: ['Gib die Aktion Vorbereiten aus: Ziehe Ereignisse, bis du 4 auf der Hand hast.'],
    },
  },
};
