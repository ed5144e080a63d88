import { speak } from '../speak.ts';
import { events } from './events.ts';
import { lessons } from './lessons.ts';
import { count, dieFaces } from './names.ts';
import { options, strike } from './options.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';

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
    charge: 'Ansturm',
    ambush: 'Hinterhalt',
  },
  reasons,
  events,
  lessons,
  player: (seat) => `Spieler ${seat + 1}`,
  won: (left) =>
    `Freyja kehrt zurück, und Grimheim steht noch mit ${count(left, 'Gebäude', 'Gebäuden')}. Ihr habt gewonnen!`,
  lost: () => 'Der Brunnen ist gefallen, und Grimheim mit ihm. Ihr habt verloren.',
  terms: {
    heroes: 'Helden',
    'heroes:bjorn': 'Bjorn: der Jäger, aus der Ferne',
    'heroes:alva': 'Alva: die Schützin der Wälder',
    'heroes:embla': 'Embla: schnell und ganz nah',
    'heroes:boldur': 'Boldur: der Zwerg in Rüstung',
    track: 'Zeitleiste',
    'track:short': 'Kurz: 11 Runden',
    'track:long': 'Lang: 15 Runden, schwerer',
    monsterDie: 'Monsterwürfel: Er kann in jedem Zug Monster drehen oder antreiben, oder Helden stoßen',
    startingKit: 'Startausrüstung: Gold, Mana und ein Ereignis; ohne sie schwerer',
    dearerUpgrades: 'Teurere Verbesserungen: Die erste kostet 6 statt 5',
    moreHouses: 'Zwei Gebäude mehr',
    yellowLonger: 'Länger gelbe Karten: Die erste rote Welle ist gelb',
    hands: 'Handkarten',
    'hands:open': 'Offen für alle',
    'hands:closed': 'Verdeckt: etwas schwerer',
    'until:monster-turn': 'bis der Monsterzug vorbei ist',
  },
});
