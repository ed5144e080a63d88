import type { PageWords } from './pages.en.ts';

/** What settings, statistics, replays and credits say, in German: nobody needs it to begin to play. */
const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

export const pagesDe: PageWords = {
  replay: {
    title: (name) => `Noch einmal: ${name}`,
    at: (n, of) => `Antwort ${n} von ${of}`,
    position: 'Stelle im Spiel',
    start: 'Der Anfang',
    fork: 'Von hier an weiterspielen',
    forked: (name, n) => `${name}, ab Antwort ${n}`,
    diverged: (at, why) => `Ab Antwort ${at} führen die heutigen Regeln woandershin: ${why}.`,
    part: 'Kapitel',
    partNumber: (n) => `Teil ${n}`,
    unplayable: (why) => `Mit den heutigen Regeln lässt sich dieser Teil nicht wiederholen: ${why}.`,
    changed: (at) => `Ab Antwort ${at} führen die heutigen Regeln zu einem anderen Stand.`,
    viewer: 'Gesehen von',
    previousRound: 'Vorige Runde',
    nextRound: 'Nächste Runde',
    speed: 'Tempo',
    watcher: 'einem Zuschauer',
  },
  comfort: {
    title: 'Einstellungen',
    language: 'Sprache',
    languageWhy: 'Spiele und Regelbücher nutzen diese Sprache, soweit übersetzt, sonst Englisch.',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
    motion: 'Bewegung',
    motions: { system: 'Wie im Gerät eingestellt', reduced: 'Wenig', full: 'Voll' },
    deadTime: 'Schutz vor Doppelklicks',
    deadTimeWhy: 'So lange nimmt eine neue Frage keine Antwort an.',
    deadTimes: (seconds) => (seconds === 0 ? 'Aus' : `${seconds.toLocaleString('de')} s`),
    text: 'Schriftgröße',
    legible: 'Überall gut lesbare Buchstaben',
    legibleWhy: 'Atkinson Hyperlegible auch für Namen und Geschichten.',
    sound: 'Klänge',
    volume: 'Lautstärke',
    volumes: {
      effects: 'Würfel, Pflöcke und Hiebe',
      voices: 'Rufe: dein Zug, Wellen, das Ende',
      fire: 'Das Feuer',
    },
    captions: 'Geräusche in Worten',
    captionsWhy: 'Am Tisch nennt ein Wort am Bildschirmrand jedes Geräusch, auch wenn der Ton aus ist.',
    shortcuts: 'Kürzel mit einer Taste',
    shortcutsWhy:
      'Buchstaben und Ziffern wirken am Tisch. Schalte sie aus, wenn du mit Sprache steuerst; Eingabe und Escape bleiben.',
    learner: 'Lernmodus',
    learnerWhy: 'Jede Frage nennt ihre Regel in einem Satz.',
    lessons: 'Lektionen',
    lessonsWhy:
      'Wenn dir eine Regel zum ersten Mal begegnet, wird sie kurz erklärt. Nicht jedes Spiel hat sie.',
    lessonsAgain: 'Alle Lektionen noch einmal zeigen',
    curtain: 'Ein Vorhang zwischen verdeckten Händen',
    curtainWhy: 'Wenn mehrere Menschen diesen Bildschirm teilen und das Spiel verdeckte Hände hat.',
    kept: 'Auf diesem Gerät gespeichert.',
  },
  credits: {
    title: 'Dank',
    games:
      'Die Spiele gehören ihren Verlagen. Texte und Bilder hier sind unsere eigenen; wir sind mit keinem von ihnen verbunden.',
    icons: 'Zeichen',
    gameIcons:
      'Zeichen für Aktionen, Würfel und Zähler: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.',
    lucide: 'Schilder: Lucide, ISC-Lizenz.',
    fonts: 'Buchstaben',
    fontsWhat:
      'Cinzel von Natanael Gama, Alegreya von Juan Pablo del Peral, Atkinson Hyperlegible Next vom Braille Institute; alle unter der SIL Open Font License.',
    software: 'Programme',
    softwareWhat: 'Preact und seine Signale, idb, pure-rand; alle unter MIT- oder ISC-Lizenz.',
  },
  analysis: {
    title: 'Analyse',
    start: 'Dieses Spiel analysieren',
    again: 'Noch einmal analysieren',
    stop: 'Anhalten',
    why: 'Der Planer sieht sich jede Entscheidung an und sagt, wo er anders gewählt hätte.',
    done: (n) =>
      n === 0
        ? 'Der Planer hätte nirgends besser gewählt.'
        : `Der Planer hätte ${n === 1 ? 'einmal' : `${n}-mal`} anders gewählt.`,
    stopped: (n) => `Angehalten. Bisher gefunden: ${count(n, 'Entscheidung', 'Entscheidungen')}.`,
    failed: (n) => `Die Analyse brach ab. Bisher gefunden: ${count(n, 'Entscheidung', 'Entscheidungen')}.`,
    spot: (said, better, part) => `Gespielt: ${said}. Der Planer: ${better} (etwa ${part} besser).`,
  },
  statistics: {
    title: 'Statistik',
    none: 'Hier wurde noch kein Spiel zu Ende gespielt. Das erste, das du beendest, zählt auf dieser Seite, ob gewonnen oder verloren.',
    toGames: 'Ein Spiel aussuchen',
    byGame: 'Spiele',
    byPerson: 'Mitspieler',
    part: 'Gewonnen, in Prozent',
    wonColumn: 'Gewonnen und gespielt',
    wonOf: (won, played) => `${won} von ${played} gewonnen`,
    what: 'Es zählen die beendeten Spiele auf diesem Gerät, bei denen mindestens ein Mensch mitgespielt hat, auch gelöschte.',
    on: 'An',
    off: 'Aus',
    luck: 'Glück:',
    luckLine: (percent, dice) =>
      ({
        kind: `Die Würfel meinten es gut und brachten ${percent} dessen, was zu erwarten war.`,
        even: `Die Würfel waren gerecht und brachten ${percent} dessen, was zu erwarten war.`,
        unkind: `Die Würfel meinten es nicht gut und brachten nur ${percent} dessen, was zu erwarten war.`,
      })[dice],
  },
};
