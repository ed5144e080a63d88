import type { CardTexts } from './text.ts';

export const boldurTexts: CardTexts = {
  boldur: {
    en: {
      name: 'Boldur',
      text: [
        'Armour 1: each preventable damage to you is lowered by 1.',
        'Armour 1: each preventable damage to you is lowered by 1.',
      ],
    },
    de: {
      name: 'Boldur',
      text: [
        'Rüstung 1: Jeder verhinderbare Schaden gegen dich wird um 1 gesenkt.',
        'Rüstung 1: Jeder verhinderbare Schaden gegen dich wird um 1 gesenkt.',
      ],
    },
  },

  'rapid-strike': {
    en: {
      name: 'Rapid Strike',
      text: [
        'Once per turn, for 3 mana: take 1 extra Attack action.',
        'As often as you like, for 2 mana each: take 1 extra Attack action.',
      ],
    },
    de: {
      name: 'Schnellschlag',
      text: [
        'Einmal pro Zug, für 3 Mana: Führe 1 zusätzliche Aktion Angreifen aus.',
        'Beliebig oft, für je 2 Mana: Führe 1 zusätzliche Aktion Angreifen aus.',
      ],
    },
  },
  'sweeping-strike': {
    en: {
      name: 'Sweeping Strike',
      text: [
        'Each attack action deals 1 more damage. If an adjacent target dies, you may pass the leftover damage to the next monster clockwise around you.',
        'Each attack action deals 1 more damage for each monster adjacent to you. If an adjacent target dies, you may pass the leftover damage to the next monster clockwise around you.',
      ],
    },
    de: {
      name: 'Rundumschlag',
      text: [
        'Jede Angriffsaktion macht 1 Schaden mehr. Stirbt ein benachbartes Ziel, darfst du den übrigen Schaden an das im Uhrzeigersinn nächste Monster um dich herum weitergeben.',
        'Jede Angriffsaktion macht für jedes dir benachbarte Monster 1 Schaden mehr. Stirbt ein benachbartes Ziel, darfst du den übrigen Schaden an das im Uhrzeigersinn nächste Monster um dich herum weitergeben.',
      ],
    },
  },
  'wrecking-ball': {
    en: {
      name: 'Wrecking Ball',
      text: [
        'All your own movement may enter occupied areas: deal 1 damage to whoever is there and shove them 1 area.',
        'Your Move action goes 1 area farther. All your own movement may enter occupied areas: deal 1 damage to whoever is there and shove them 1 area.',
      ],
    },
    de: {
      name: 'Abrissbirne',
      text: [
        'Bei jeder eigenen Bewegung darfst du besetzte Felder betreten: Füge der Figur dort 1 Schaden zu und schiebe sie 1 Feld weit.',
        'Deine Aktion Bewegen reicht 1 Feld weiter. Bei jeder eigenen Bewegung darfst du besetzte Felder betreten: Füge der Figur dort 1 Schaden zu und schiebe sie 1 Feld weit.',
      ],
    },
  },
  'beefy-berserker': {
    en: {
      name: 'Beefy Berserker',
      text: ['Strength +1. Runes on your rolls are hits.', 'Strength +3. Runes on your rolls are hits.'],
    },
    de: {
      name: 'Bulliger Berserker',
      text: [
        'Stärke +1. Runen in deinen Würfen sind Treffer.',
        'Stärke +3. Runen in deinen Würfen sind Treffer.',
      ],
    },
  },
  dreadnought: {
    en: {
      name: 'Dreadnought',
      text: [
        'When you take damage, pay 1 mana: prevent 1.',
        'When you take damage, pay 1 mana: prevent 1. After each attack by an adjacent monster on you, that monster takes 1 damage.',
      ],
    },
    de: {
      name: 'Fürchtenichts',
      text: [
        'Wenn du Schaden nimmst, zahle 1 Mana: Verhindere 1.',
        'Wenn du Schaden nimmst, zahle 1 Mana: Verhindere 1. Nach jedem Angriff eines benachbarten Monsters auf dich nimmt dieses Monster 1 Schaden.',
      ],
    },
  },
  fortified: {
    en: {
      name: 'Fortified',
      text: [
        'Once per turn: remove 1 damage from yourself.',
        'Strength +1, health +2. Once per turn: remove 1 damage from yourself.',
      ],
    },
    de: {
      name: 'Gestählt',
      text: [
        'Einmal pro Zug: Entferne 1 Schaden von dir.',
        'Stärke +1, Leben +2. Einmal pro Zug: Entferne 1 Schaden von dir.',
      ],
    },
  },

  'boldurs-first-pick': {
    en: { name: "Boldur's First Pick", text: ['Strength +1.'] },
    de: { name: 'Boldurs erste Hacke', text: ['Stärke +1.'] },
  },
  shield: {
    en: {
      name: 'Shield',
      text: ['When you take damage, for 1 durability: prevent 2.'],
      quest: 'Enter the Ogre Valley, or kill a troll and give up its experience.',
    },
    de: {
      name: 'Schild',
      text: ['Wenn du Schaden nimmst, für 1 Haltbarkeit: Verhindere 2.'],
      quest: 'Betritt das Ogertal, oder töte einen Troll und verzichte auf seine Erfahrung.',
    },
  },
  'mining-equipment': {
    en: {
      name: 'Mining Equipment',
      text: [
        'Once per turn, for 1 durability: gain 2 gold next to a mountain, or 3 gold next to 3 mountain areas.',
      ],
      quest: 'Pay 3 gold.',
    },
    de: {
      name: 'Bergbauzeug',
      text: [
        'Einmal pro Zug, für 1 Haltbarkeit: Erhalte 2 Gold neben einem Berg, oder 3 Gold neben 3 Bergfeldern.',
      ],
      quest: 'Zahle 3 Gold.',
    },
  },
  'dwarf-mail': {
    en: {
      name: 'Dwarf Mail',
      text: ['In each monster turn, the first 1 damage that gets past your armour is prevented.'],
      quest: 'Enter areas next to a mountain 7 times.',
    },
    de: {
      name: 'Zwergenpanzer',
      text: ['In jedem Zug der Monster wird der erste 1 Schaden verhindert, der deine Rüstung durchdringt.'],
      quest: 'Betritt 7-mal Felder neben einem Berg.',
    },
  },
  orebiter: {
    en: {
      name: 'Orebiter',
      text: [
        'An attack action may aim at an adjacent mountain area instead of a monster: each damage becomes 1 gold.',
      ],
      quest: 'Pay 2 gold.',
    },
    de: {
      name: 'Erzbeißer',
      text: [
        'Eine Angriffsaktion darf statt auf ein Monster auf ein benachbartes Bergfeld zielen: Jeder Schaden wird zu 1 Gold.',
      ],
      quest: 'Zahle 2 Gold.',
    },
  },
  'dvalins-pick': {
    en: {
      name: "Dvalin's Pick",
      text: ['Spend the Attack action: gain 1 gold, put 1 mana on a card of your choice and draw 1 event.'],
      quest: 'End a movement next to at least 3 mountain areas.',
    },
    de: {
      name: 'Dvalins Hacke',
      text: [
        'Gib die Aktion Angreifen aus: Erhalte 1 Gold, lege 1 Mana auf eine Karte deiner Wahl und ziehe 1 Ereignis.',
      ],
      quest: 'Beende eine Bewegung neben mindestens 3 Bergfeldern.',
    },
  },
  smiterbiter: {
    en: {
      name: 'Smiterbiter',
      text: [
        'Strength +3. When an attack action kills, you may store damage that is left over here, at most 3. After the roll of an attack action, add any number of stored points to its damage.',
      ],
      quest: 'End a movement in the Marsh of Sorrow.',
    },
    de: {
      name: 'Schmetterbeißer',
      text: [
        'Stärke +3. Wenn eine Angriffsaktion tötet, darfst du übrigen Schaden hier speichern, höchstens 3. Nach dem Wurf einer Angriffsaktion darfst du beliebig viel davon zu ihrem Schaden hinzufügen.',
      ],
      quest: 'Beende eine Bewegung im Sumpf der Trauer.',
    },
  },
  'eitris-pick': {
    en: {
      name: "Eitri's Pick",
      text: ['Strength +2. Attack actions from Rapid Strike roll 2 more dice.'],
      quest: 'End a movement next to at least 4 monsters or a Legend.',
    },
    de: {
      name: 'Eitris Hacke',
      text: ['Stärke +2. Für Angriffsaktionen durch Schnellschlag wirfst du 2 Würfel mehr.'],
      quest: 'Beende eine Bewegung neben mindestens 4 Monstern oder einer Legende.',
    },
  },
  'dwarf-helm': {
    en: {
      name: 'Dwarf Helm',
      text: ['When you take damage, for 1 durability: prevent 1.'],
      quest: 'Pay 2 gold in the Temple Ruins.',
    },
    de: {
      name: 'Zwergenhelm',
      text: ['Wenn du Schaden nimmst, für 1 Haltbarkeit: Verhindere 1.'],
      quest: 'Zahle in der Tempelruine 2 Gold.',
    },
  },
  'battle-boots': {
    en: { name: 'Battle Boots', text: ['Strength +1.'], quest: 'Spend the Focus action.' },
    de: { name: 'Kampfstiefel', text: ['Stärke +1.'], quest: 'Gib die Aktion Fokussieren aus.' },
  },
  'dwarf-pick': {
    en: { name: 'Dwarf Pick', text: ['Strength +1.'], quest: 'Kill 3 monsters.' },
    de: { name: 'Zwergenhacke', text: ['Stärke +1.'], quest: 'Töte 3 Monster.' },
  },
  'precision-axes': {
    en: {
      name: 'Precision Axes',
      text: ['Once per turn, for 1 durability: deal 1 unpreventable damage to an adjacent monster.'],
      quest: 'Spend the Practice action in forest.',
    },
    de: {
      name: 'Präzisionsäxte',
      text: [
        'Einmal pro Zug, für 1 Haltbarkeit: Füge einem benachbarten Monster 1 unverhinderbaren Schaden zu.',
      ],
      quest: 'Gib im Wald die Aktion Üben aus.',
    },
  },

  miner: {
    en: { name: 'Miner', text: ['Next to a mountain: gain 2 gold.'] },
    de: { name: 'Bergmann', text: ['Neben einem Berg: Erhalte 2 Gold.'] },
  },
  'short-temper': {
    en: { name: 'Short Temper', text: ['Kill an adjacent monster that has 1 or 2 health left.'] },
    de: { name: 'Jähzorn', text: ['Töte ein benachbartes Monster, das noch 1 oder 2 Leben hat.'] },
  },
  berserk: {
    en: { name: 'Berserk', text: ['Take 1 unpreventable damage: this attack action deals 3 more damage.'] },
    de: {
      name: 'Raserei',
      text: ['Nimm 1 unverhinderbaren Schaden: Diese Angriffsaktion macht 3 Schaden mehr.'],
    },
  },
  focus: {
    en: {
      name: 'Focus',
      text: [
        'Spend the Focus action: gain 1 experience, put 1 mana on a card of your choice and draw 1 event.',
      ],
    },
    de: {
      name: 'Fokus',
      text: [
        'Gib die Aktion Fokussieren aus: Erhalte 1 Erfahrung, lege 1 Mana auf eine Karte deiner Wahl und ziehe 1 Ereignis.',
      ],
    },
  },
  dodge: {
    en: { name: 'Dodge', text: ['When you take damage: prevent up to 2.'] },
    de: { name: 'Ausweichen', text: ['Wenn du Schaden nimmst: Verhindere bis zu 2.'] },
  },
  'boldurs-gate': {
    en: { name: "Boldur's Gate", text: ['In Grimheim, for 2 gold: add 1 town piece, up to 10.'] },
    de: { name: 'Boldurs Tor', text: ['In Grimheim, für 2 Gold: Füge 1 Stadtteil hinzu, bis zu 10.'] },
  },
  'portable-smithy': {
    en: { name: 'Portable Smithy', text: ['Spend the Prepare action: your current quest is completed.'] },
    de: {
      name: 'Tragbare Schmiede',
      text: ['Gib die Aktion Vorbereiten aus: Deine aktuelle Aufgabe ist erfüllt.'],
    },
  },
};
