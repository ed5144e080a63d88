import type { CardTexts } from './text.ts';

export const bjornTexts: CardTexts = {
  bjorn: {
    en: {
      name: 'Bjorn',
      text: [
        'In your turn, after any of your rolls: spend the Focus action for +2 damage.',
        'In your turn, after any of your rolls: spend the Focus action for +3 damage.',
      ],
    },
    de: {
      name: 'Bjorn',
      text: [
        'In deinem Zug, nach einem deiner Würfe: Gib die Aktion Fokussieren aus für +2 Schaden.',
        'In deinem Zug, nach einem deiner Würfe: Gib die Aktion Fokussieren aus für +3 Schaden.',
      ],
    },
  },
  'sure-shot': {
    en: {
      name: 'Sure Shot',
      text: [
        'Once per turn: 3 mana for 3 damage to a monster in attack range.',
        'Once per turn: 2, 3 or 4 mana for as much damage to a monster in attack range.',
      ],
    },
    de: {
      name: 'Sicherer Schuss',
      text: [
        'Einmal pro Zug: 3 Mana für 3 Schaden an einem Monster in Angriffsreichweite.',
        'Einmal pro Zug: 2, 3 oder 4 Mana für ebenso viel Schaden an einem Monster in Angriffsreichweite.',
      ],
    },
  },
  stitching: {
    en: {
      name: 'Stitching',
      text: [
        'Once per turn: remove 1 damage from yourself, from an adjacent hero, or from equipment of either.',
        'Health +2. Once per turn: remove 2 damage, shared out as you like, from yourself, adjacent heroes, and equipment of any of you.',
      ],
    },
    de: {
      name: 'Zusammenflicken',
      text: [
        'Einmal pro Zug: Entferne 1 Schaden von dir, von einem benachbarten Helden oder von der Ausrüstung eines von euch.',
        'Leben +2. Einmal pro Zug: Entferne 2 Schaden, beliebig verteilt, von dir, von benachbarten Helden und von eurer Ausrüstung.',
      ],
    },
  },
  'eagle-eye': {
    en: {
      name: 'Eagle Eye',
      text: [
        'Strength +1. Attack range +1.',
        'Strength +2. Attack range +2. All your damage ignores armour.',
      ],
    },
    de: {
      name: 'Adlerauge',
      text: [
        'Stärke +1. Angriffsreichweite +1.',
        'Stärke +2. Angriffsreichweite +2. All dein Schaden ignoriert Rüstung.',
      ],
    },
  },
  'long-shot': {
    en: {
      name: 'Long Shot',
      text: [
        'In each attack action: +2 damage if the target is 2 or more areas away.',
        'In each attack action: +1 damage for each area of distance to the target. Your rolls ignore cover.',
      ],
    },
    de: {
      name: 'Weitschuss',
      text: [
        'In jeder Angriffsaktion: +2 Schaden, wenn das Ziel 2 oder mehr Felder entfernt ist.',
        'In jeder Angriffsaktion: +1 Schaden je Feld Entfernung zum Ziel. Deine Würfe ignorieren Deckung.',
      ],
    },
  },
  'nailed-together': {
    en: {
      name: 'Nailed Together',
      text: [
        'When your attack action kills: you may pass all leftover damage to a monster that is adjacent to the dead one and 1 area farther from you.',
        'Strength +2. When your attack action kills: you may pass all leftover damage to a monster that is adjacent to the dead one and 1 area farther from you, and so on from each monster killed like this.',
      ],
    },
    de: {
      name: 'Zusammengenagelt',
      text: [
        'Wenn deine Angriffsaktion tötet: Du darfst allen übrigen Schaden an ein Monster weitergeben, das dem toten benachbart und 1 Feld weiter von dir entfernt ist.',
        'Stärke +2. Wenn deine Angriffsaktion tötet: Du darfst allen übrigen Schaden an ein Monster weitergeben, das dem toten benachbart und 1 Feld weiter von dir entfernt ist, und so fort von jedem so getöteten.',
      ],
    },
  },
  'bjorns-first-bow': {
    en: { name: "Bjorn's First Bow", text: ['Strength +1. Attack range +1.'] },
    de: { name: 'Bjorns erster Bogen', text: ['Stärke +1. Angriffsreichweite +1.'] },
  },
  'bone-bane-bow': {
    en: {
      name: 'Bone Bane Bow',
      text: [
        'Strength +3. Attack range +1. In each attack action, 1 other monster adjacent to the target takes 1 damage for each rune that shows.',
      ],
      quest: 'Spend the Mend action in Nailfare.',
    },
    de: {
      name: 'Knochenbrecherbogen',
      text: [
        'Stärke +3. Angriffsreichweite +1. In jeder Angriffsaktion bekommt 1 anderes Monster neben dem Ziel 1 Schaden für jede Rune, die zu sehen ist.',
      ],
      quest: 'Gib in Nailfare die Aktion Erholen aus.',
    },
  },
  'throwing-axes': {
    en: {
      name: 'Throwing Axes',
      text: ['Once per turn, for 1 durability: roll 3 dice against an adjacent monster.'],
      quest: 'Spend the Practice action in forest.',
    },
    de: {
      name: 'Wurfäxte',
      text: ['Einmal pro Zug, für 1 Haltbarkeit: Wirf 3 Würfel gegen ein benachbartes Monster.'],
      quest: 'Gib im Wald die Aktion Üben aus.',
    },
  },
  'leather-purse': {
    en: {
      name: 'Leather Purse',
      text: ['Once per turn, for 1 durability: remove up to 2 damage from yourself or an adjacent hero.'],
      quest: 'When you kill a trollkin, place 2 brutes on free areas next to you and take this card.',
    },
    de: {
      name: 'Lederbeutel',
      text: [
        'Einmal pro Zug, für 1 Haltbarkeit: Entferne bis zu 2 Schaden von dir oder einem benachbarten Helden.',
      ],
      quest:
        'Wenn du ein Monster des Trollvolks tötest, stelle 2 Schläger auf freie Felder neben dir und nimm diese Karte.',
    },
  },
  'black-arrows': {
    en: {
      name: 'Black Arrows',
      text: ['Comes with 3 arrows and is never refilled. In each attack action: 1 arrow for +3 damage.'],
      quest: 'Spend the Attack action in the Robber Camp.',
    },
    de: {
      name: 'Schwarze Pfeile',
      text: ['Kommt mit 3 Pfeilen und wird nie aufgefüllt. In jeder Angriffsaktion: 1 Pfeil für +3 Schaden.'],
      quest: 'Gib im Räuberlager die Aktion Angreifen aus.',
    },
  },
  trollbane: {
    en: {
      name: 'Trollbane',
      text: ['Strength +3. Attack range +1. +1 damage in each attack action against a trollkin.'],
      quest: 'Kill trollkin worth 5 experience in all; you keep the experience.',
    },
    de: {
      name: 'Trollfluch',
      text: [
        'Stärke +3. Angriffsreichweite +1. +1 Schaden in jeder Angriffsaktion gegen ein Monster des Trollvolks.',
      ],
      quest: 'Töte Monster des Trollvolks für zusammen 5 Erfahrung; die Erfahrung behältst du.',
    },
  },
  'home-sewn-tunic': {
    en: {
      name: 'Home Sewn Tunic',
      text: [
        'When you take damage, for 1 durability: prevent 1. A Mend action, anywhere, may remove all damage from this card instead.',
      ],
      quest: 'Spend the Practice action and pay 1 experience.',
    },
    de: {
      name: 'Selbst genähte Tunika',
      text: [
        'Wenn du Schaden nimmst, für 1 Haltbarkeit: Verhindere 1. Eine Aktion Erholen, wo auch immer, darf stattdessen allen Schaden von dieser Karte entfernen.',
      ],
      quest: 'Gib die Aktion Üben aus und zahle 1 Erfahrung.',
    },
  },
  'home-sewn-cape': {
    en: {
      name: 'Home Sewn Cape',
      text: [
        'Gains 1 mana for each rune you roll. Once per turn, for 2 mana: move 1 area. When you take damage, for 3 mana: prevent 2.',
      ],
      quest: 'Spend the Attack action with no monster adjacent.',
    },
    de: {
      name: 'Selbst genähter Umhang',
      text: [
        'Bekommt 1 Mana für jede Rune, die du wirfst. Einmal pro Zug, für 2 Mana: Gehe 1 Feld weit. Wenn du Schaden nimmst, für 3 Mana: Verhindere 2.',
      ],
      quest: 'Gib ohne benachbartes Monster die Aktion Angreifen aus.',
    },
  },
  'master-shot': {
    en: { name: 'Master Shot', text: ['In an attack action: +2 damage.'] },
    de: { name: 'Meisterschuss', text: ['In einer Angriffsaktion: +2 Schaden.'] },
  },
  'burning-arrow': {
    en: { name: 'Burning Arrow', text: ['1 damage to a monster in attack range, 2 if it is in forest.'] },
    de: {
      name: 'Brennender Pfeil',
      text: ['1 Schaden an einem Monster in Angriffsreichweite, 2, wenn es im Wald ist.'],
    },
  },
  sewing: {
    en: { name: 'Sewing', text: ['Remove 1 damage from your hero and from each of your cards.'] },
    de: {
      name: 'Nähzeug',
      text: ['Entferne 1 Schaden von deinem Helden und von jeder deiner Karten.'],
    },
  },
  'perfect-aim': {
    en: { name: 'Perfect Aim', text: ['After any of your rolls: roll all blanks and all runes again.'] },
    de: {
      name: 'Genau gezielt',
      text: ['Nach einem deiner Würfe: Wirf alle leeren Seiten und alle Runen neu.'],
    },
  },
  'limber-bow': {
    en: { name: 'Limber Bow', text: ['Attack range +2 until the end of your turn.'] },
    de: { name: 'Biegsamer Bogen', text: ['Angriffsreichweite +2 bis zum Ende deines Zuges.'] },
  },
};
