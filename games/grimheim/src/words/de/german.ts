import { printCards } from '../card-text.ts';
import { speak } from '../speak.ts';
import { nameWaveCards } from '../wave-card.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { lessons } from './lessons.ts';
import { count, dieFaces } from './names.ts';
import { options, strike } from './options.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { waveCard } from './wave-cards.ts';

printCards('de', cards);
nameWaveCards('de', waveCard);

export const de = speak({
  questions,
  options,
  strike,
  faces: {
    ...dieFaces,
    clockwise: 'Im Uhrzeigersinn',
    'counter-clockwise': 'Gegen den Uhrzeigersinn',
    attack: 'Angriff',
    push: 'Drängen',
    charge: 'Stürmen',
    ambush: 'Hinterhalt',
  },
  reasons,
  events,
  lessons,
  player: (seat) => `Spieler ${seat + 1}`,
  won: (left) =>
    `Freyja kehrt zurück, und Grimheim steht noch mit ${count(left, 'Gebäude', 'Gebäuden')}. Ihr habt gewonnen!`,
  lost: () => 'Der Brunnen ist gefallen, und Grimheim mit ihm.',
  terms: {
    heroes: 'Helden',
    'heroes:bjorn': 'Bjorn, der Jäger: 9 Leben, 3 Würfel, schießt 2 Felder weit; leicht für den Anfang',
    'heroes:alva': 'Alva aus den Wäldern: 9 Leben, 3 Würfel, schießt 2 Felder weit; lebt von ihrem Mana',
    'heroes:embla': 'Embla: 9 Leben, 4 Würfel, geht 4 Felder weit; kämpft aus der Nähe',
    'heroes:boldur': 'Boldur, der Zwerg: 6 Leben, 4 Würfel, 1 Rüstung; kämpft aus der Nähe',
    track: 'Länge',
    'track:short': 'Kurz: 11 Runden',
    'track:long': 'Lang: 15 Runden, schwerer',
    monsterDie:
      'Monsterwürfel: In jedem Zug geworfen, treibt er Monster an, lenkt sie um oder drängt Helden ab',
    startingKit: 'Startausstattung: Gold, Mana und ein Ereignis; ohne sie schwerer',
    dearerUpgrades: 'Teurere Verbesserungen: Deine erste kostet 6 statt 5 Gold',
    moreHouses: 'Zwei Gebäude mehr',
    yellowLonger: 'Länger schwache Wellen: Die erste rote Welle ist gelb',
    hands: 'Handkarten',
    'hands:open': 'Alle sehen sie',
    'hands:closed': 'Jeder sieht nur seine eigenen: etwas schwerer',
    'until:monster-turn': 'bis der Monsterzug vorbei ist',
  },
});
