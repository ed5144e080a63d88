import { printCards } from './card-text.ts';
import { cards } from './de/cards.ts';
import { counsels } from './de/counsels.ts';
import { events } from './de/events.ts';
import { lessons } from './de/lessons.ts';
import { count } from './de/names.ts';
import { options } from './de/options.ts';
import { questions } from './de/questions.ts';
import { reasons } from './de/reasons.ts';
import * as world from './de/world.ts';
import { speak } from './speak.ts';
import { nameWorld } from './world.ts';

printCards('de', cards);
nameWorld('de', world);

const dangerous = (danger: number): string =>
  danger < 4 ? 'wenig Gefahr' : danger < 8 ? 'einige Gefahr' : 'große Gefahr';

export const de = speak({
  language: 'de',
  questions,
  lessons,
  counsels,
  options,
  faces: { off: 'Er ist weg', on: 'Er bleibt' },
  reasons,
  events,
  player: (seat) => `Spieler ${seat + 1}`,
  road: (fights, danger, reward) => {
    const way = fights === 0 ? 'kein Kampf' : `${count(fights, 'Kampf', 'Kämpfe')}, ${dangerous(danger)}`;
    return reward > 0 ? `${way}; gewonnen bringt er jedem einen Schatz` : way;
  },
  outcomes: {
    'end-of-the-adventure': 'Das Abenteuer ist zu Ende, und alle Helden stehen noch. Ihr habt gewonnen!',
    'hero-fell': 'Ein Held ist gefallen. Hier endet das Abenteuer.',
    'gave-up': 'Ihr habt den Kampf aufgegeben und damit das Abenteuer.',
  },
  terms: {
    heroes: 'Helden',
    'heroes:brakka':
      'Brakka: eine Haudegin, die fest steht. Zahlt mit gleichen Würfeln; je mehr, desto härter schlägt sie.',
    'heroes:sel': 'Sel: eine Bogenschützin. Wartet auf bestimmte Zahlen und sieht, was ein Gegner verbirgt.',
    'heroes:orrin': 'Orrin: trägt die Lampe. Heilt die anderen und verbrennt, worauf er sie richtet.',
    'heroes:mirelle':
      'Mirelle: eine Magierin, deren Feuer alle Gegner zugleich trifft. Schlägt hart, hält wenig aus.',
    'heroes:tovik': 'Tovik: ein Glücksspieler. Kleingeld für ein Paar, ein Vermögen für das große Los.',
    'heroes:ysolde': 'Ysolde: eine Giftmischerin. Vergiftet und schwächt und überlässt der Zeit den Rest.',
    'heroes:grum': 'Grum: eine Tür, die geht. Deckt die anderen und schlägt mit drei Gleichen.',
    'heroes:quill':
      'Quill: eine Gelehrte. Prüft einen Gegner, schwächt ihn und schlägt einmal zu, aber richtig.',
    adventure: 'Abenteuer',
    'adventure:sump':
      'Der Pfuhl unter Harrow: Schwierigkeit 1. Unter einer Stadt, die es lieber nicht wüsste, atmet etwas.',
    'adventure:toll-road':
      'Die Zollstraße: Schwierigkeit 2. Neunzig Meilen bis ans Meer, und alles darauf hat seinen Preis.',
    'adventure:candles':
      'Kerzen für Nera: Schwierigkeit 3. Unter der Kapelle wartet seit zweihundert Jahren eine Braut.',
    'adventure:clockmaker':
      'Das Begräbnis des Uhrmachers: Schwierigkeit 3. Ihr tragt den Sarg, und er tickt.',
    'adventure:ash-stair':
      'Asche auf der Treppe: Schwierigkeit 4. Neuntausend Stufen bis zu einem Lindwurm; neun gingen vor euch.',
    'adventure:crown':
      'Die ungeschriebene Krone: Schwierigkeit 5. Ein König, dessen Kapitel nie geschrieben wurde, tritt aus dem Buch.',
    mode: 'Wie ihr spielt',
    'mode:app': 'Alles in der App',
    'mode:companion':
      'Neben dem eigenen Tisch: Würfel und Tafeln habt ihr, Geschichte und Gegner hat die App',
    openingFate: 'Erste Schicksalsphase',
    'openingFate:always': 'Vor jedem Kampf',
    'openingFate:carry': 'Würfel aus einer Begegnung mitnehmen',
    statusRemoval: 'Zustände loswerden',
    'statusRemoval:d6': 'Würfeln: 4 bis 6',
    'statusRemoval:coin': 'Das Plättchen werfen',
    enemyStun: 'Betäubte Gegner',
    'enemyStun:nextActivation': 'Setzen in der nächsten Gegnerphase aus',
    'enemyStun:afterFate': 'Handeln noch einmal und setzen dann aus: schwerer',
    distinctGroups: 'Zwei Paare und Full House nur mit verschiedenen Zahlen',
    statusNeedsDamage: 'Zustände aus Angriffen nur, wenn Leben verloren geht',
    simultaneousFateWin: 'Wer mit dem letzten Gegner zugleich stirbt, gewinnt',
    mercy: 'Wenn ein Held fällt',
    'mercy:standard': 'Das Spiel ist verloren',
    'mercy:mercy': 'Gnade: Einmal je Zone bleibt jemand bei 1 Leben: leichter',
    'mercy:retry': 'Neuer Versuch: Die Zone darf neu begonnen werden: leichter',
    intents: 'Offene Absichten: Was jeder Gegner tun wird, ist zu sehen',
    twoTraits: 'Auf jeder neuen Stufe zwei Wesenszüge ziehen, einen behalten',
  },
});
