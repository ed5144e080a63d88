import { actOf } from '../content/campaign/schedule.ts';
import { printCards } from './card-text.ts';
import { taleOption } from './de/campaign.ts';
import { campaign } from './de/campaign-names.ts';
import { cards } from './de/cards.ts';
import { decks } from './de/decks.ts';
import { enemies } from './de/enemies.ts';
import { events } from './de/events.ts';
import { hints } from './de/hint.ts';
import { items } from './de/items.ts';
import { heroName } from './de/names.ts';
import { options } from './de/options.ts';
import { questions } from './de/questions.ts';
import { reasons } from './de/reasons.ts';
import { results } from './de/results.ts';
import { skills } from './de/skills.ts';
import { UNLOCKS } from './de/unlocks.ts';
import { questlines, scenes, zoneTitles } from './de/zones.ts';
import { giveHints } from './hint.ts';
import { nameWorld } from './names.ts';
import { speak } from './speak.ts';

/** For sentences of the face. */
export { none, whom } from './de/enemies.ts';
export { whatever, whatevers } from './de/things.ts';

nameWorld('de', {
  heroes: { shaman: 'Ukka vom Schilf' },
  enemies,
  cards: { ...skills, ...items, ...decks },
  scenes,
  zones: zoneTitles,
  questlines,
  results,
});
printCards('de', cards);
giveHints('de', hints);

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Aufbau',
  learn: 'Fertigkeiten',
  arm: 'Aufbau',
  camp: 'Zwischen den Kämpfen',
  prepare: 'Vorbereitung',
  dash: 'Spurts',
  order: 'Reihenfolge',
  reactions: 'Reaktionen der Gegner',
  enemies: 'Gegnerzüge',
  'clean-up': 'Aufräumen',
  extra: 'Aufräumen',
  exit: 'Abzug',
  recover: 'Erholung',
  story: 'Erzählung',
  city: 'In der Stadt',
  muster: 'Vor dem Kampf',
  rest: 'Rast',
  over: 'Das Ende',
};

const OUTSIDE_FIGHTS = ['story', 'city', 'muster', 'rest'];

export const de = speak({
  language: 'de',
  campaign,
  taleOption,
  beginning: (entry, scene) => {
    if (entry === 'start') return 'Am Anfang';
    if (/^r\d$/.test(entry)) return `Rast ${entry.slice(1)}`;
    return /^\d/.test(entry) ? `Erzählung ${entry}` : scene(entry);
  },
  questions,
  options,
  reasons,
  events,
  player: (seat) => `Spieler ${seat + 1}`,
  turn: (round, what) =>
    OUTSIDE_FIGHTS.includes(what)
      ? `Akt ${actOf(Number(round))}: ${PHASES[what] ?? ''}`
      : `Runde ${round}: ${PHASES[what] ?? heroName(what)}`,
  outcomes: {
    'objectives-met': 'Alle Hauptziele sind erfüllt. Ihr habt gewonnen!',
    'objectives-missed': 'Der Kampf ist vorbei, aber nicht jedes Hauptziel ist erfüllt. Ihr habt verloren.',
    'rated-copper': 'Die Questreihe ist gewonnen: Kupfer.',
    'rated-silver': 'Die Questreihe ist gewonnen: Silber.',
    'rated-gold': 'Die Questreihe ist gewonnen: Gold!',
    'questline-failed': 'Ein Hauptziel ist verfehlt. Die Questreihe ist verloren.',
    'questline-fallen': 'Alle Helden sind ausgeschaltet. Die Questreihe ist verloren.',
    'ending-a': 'Die Lange Glocke hat geläutet, und die Toten ruhen.',
    'ending-b': 'Der Regent ist besiegt, und ihr wacht anstelle der Glocke.',
    'ending-c': 'Der Regent ist entkommen, und die Stadt steht leer.',
    'ending-d': 'Niemand steht mehr. Die Krone hat einen anderen Kopf gefunden.',
    'all-ko': 'Alle Helden sind ausgeschaltet. Ihr habt verloren.',
  },
  terms: {
    heroes: 'Helden',
    mode: 'Was ihr spielt',
    'mode:scene': 'Einen einzelnen Kampf',
    'mode:battle': 'Gefechtsmodus: eine Questreihe',
    'mode:campaign': 'Die Kampagne: Die stumme Glocke',
    at: 'Wo die Kampagne beginnt',
    'remake:restart': 'Den Akt neu beginnen',
    'remake:swap': 'Einen Helden austauschen',
    ...Object.fromEntries(Array.from({ length: 9 }, (_, k) => [`chapter:stretch-${k + 1}`, `Teil ${k + 1}`])),
    questline: 'Questreihe',
    scene: 'Szene',
    story: 'Was zuvor geschehen ist',
    'story:trust-guard': 'Die Wache traut euch: Der Kommandantin darf Gnade angeboten werden',
    'story:mire-pact': 'Ein Pakt mit dem Moorvolk: Die Matriarchin lässt sich besänftigen',
    'story:watch-friends': 'Freunde bei der Wache: Ein Schütze schießt für euch in der Laternenstraße',
    'story:bell-tuned': 'Die Glocke wurde gestimmt: ein Würfelchen mehr',
    'story:shard-kept': 'Der Glockensplitter wurde bewahrt: ein Würfelchen mehr',
    'story:crown-flawed': 'Die Krone hat einen Makel: Der Regent hat weniger Rüstung',
    'story:choir-broken': 'Der Chor ist zerschlagen: kein Chormeister neben dem Regenten',
    known: 'Regeln, die keine Einführung brauchen',
    ...Object.fromEntries(UNLOCKS.map((rule, i) => [`known:${i + 1}`, rule])),
    profile: 'Schwierigkeit',
    'profile:story': 'Geschichte: weniger Reaktionen, weniger zähe Gegner',
    'profile:standard': 'Standard',
    'profile:heroic': 'Heldenhaft: mehr Reaktionen, zähere Anführer',
    screens: 'Würfel in der Vorbereitung hinter Sichtschirmen',
    hardcore: 'Hardcore: Wer zuletzt gehandelt hat, entscheidet für die Gruppe',
    ally: 'Verbündeter',
    'ally:none': 'Niemand',
    maxExtraRounds: 'Zusatzrunden für Verderbnis',
    noExit: 'Schaden, wenn kein Ausgang offen ist',
    reviveCost: 'Jemanden wiederzubeleben kostet',
    'reviveCost:wild': 'Zwei beliebige Ergebnisse',
    'reviveCost:focus': 'Zwei Fokus',
    soloToughness: 'Allein: mehr Zähigkeit für Veteranen und Anführer',
    soloReactions: 'Allein: mehr Karten, die ab Runde 2 reagieren',
    bandMatch: 'Nach welchem Helden sich ein Gegner richtet',
    'bandMatch:anyHero': 'Nach jedem in Reichweite',
    'bandMatch:closestHero': 'Nach dem nächsten',
    dashPenalty: 'Von Gegnern wegzuspurten kostet',
    'dashPenalty:damage': '1 Schaden',
    'dashPenalty:energy': '1 Energie',
    moveTarget: 'Auf wen Gegner zugehen, deren Karte es nicht sagt',
    'moveTarget:earliest': 'Auf den Ersten in der Reihenfolge',
    'moveTarget:choice': 'Ihr wählt',
    difficultExtra: 'Schwieriges Gelände zu verlassen kostet zusätzlich',
    'difficultExtra:step': 'Einen Schritt',
    'difficultExtra:wild': 'Ein beliebiges Ergebnis',
    trapAvoid: 'Was eine Falle umgeht',
    'trapAvoid:focus': 'Ein Fokus',
    'trapAvoid:step': 'Ein Schritt',
  },
});
