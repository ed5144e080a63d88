/** What settings, statistics, replays and credits say, in English: nobody needs it to begin to play. */
const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

export const pagesEn = {
  replay: {
    title: (name: string) => `Replay: ${name}`,
    at: (n: number, of: number) => `answer ${n} of ${of}`,
    position: 'Position in the game',
    start: 'The beginning',
    fork: 'Play on from here',
    forked: (name: string, n: number) => `${name}, from answer ${n}`,
    diverged: (at: number, why: string) =>
      `From answer ${at} on, today’s rules lead to a different game: ${why}.`,
    part: 'Chapter',
    partNumber: (n: number) => `Part ${n}`,
    unplayable: (why: string) => `Today’s rules cannot replay this part: ${why}.`,
    changed: (at: number) => `From answer ${at} on, today’s rules lead to a different position.`,
    viewer: 'Seen by',
    previousRound: 'Previous round',
    nextRound: 'Next round',
    speed: 'Speed',
    watcher: 'a watcher',
  },
  comfort: {
    title: 'Settings',
    language: 'Language',
    languageWhy: 'Games and rulebooks use it where they are translated, and English where not.',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    motion: 'Motion',
    motions: { system: 'Same as device', reduced: 'Reduced', full: 'Full' },
    deadTime: 'Guard against second clicks',
    deadTimeWhy: 'For this long a new question takes no answer.',
    deadTimes: (seconds: number) => (seconds === 0 ? 'Off' : `${seconds} s`),
    text: 'Text size',
    legible: 'Legible letters everywhere',
    legibleWhy: 'Atkinson Hyperlegible also for names and stories.',
    sound: 'Sounds',
    volume: 'Volume',
    volumes: {
      effects: 'Dice, pegs and blows',
      voices: 'Calls: your turn, waves, the end',
      fire: 'The fire',
    },
    captions: 'Sounds in words',
    captionsWhy: 'At a table, a word at the edge of the screen tells each sound, also when sounds are off.',
    shortcuts: 'Single-key shortcuts',
    shortcutsWhy:
      'Letters and digits act at a table. Turn them off if you use speech input; Enter and Escape still work.',
    learner: 'Learner mode',
    learnerWhy: 'Explains each question in one sentence.',
    lessons: 'Lessons',
    lessonsWhy: 'The first time you meet a rule, a few sentences explain it. Not every game has them.',
    lessonsAgain: 'Show all lessons again',
    curtain: 'A curtain between closed hands',
    curtainWhy: 'When several people share this screen and the game has closed hands.',
    kept: 'Kept on this device.',
  },
  credits: {
    title: 'Credits',
    games:
      'The games are their publishers’. Texts and pictures here are our own; we are not affiliated with any of them.',
    icons: 'Icons',
    gameIcons:
      'Signs of actions, dice and counters: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.',
    lucide: 'Signs: Lucide, ISC licence.',
    fonts: 'Letters',
    fontsWhat:
      'Cinzel by Natanael Gama, Alegreya by Juan Pablo del Peral, Atkinson Hyperlegible Next by the Braille Institute; all under the SIL Open Font License.',
    software: 'Software',
    softwareWhat: 'Preact and its signals, idb, pure-rand; all under MIT or ISC licences.',
  },
  analysis: {
    title: 'Analysis',
    start: 'Analyse this game',
    again: 'Analyse again',
    stop: 'Stop',
    why: 'The planner looks at each decision and says where it would have chosen otherwise.',
    done: (n: number) =>
      n === 0
        ? 'The planner would not have done better anywhere.'
        : `The planner would have chosen otherwise ${n === 1 ? 'once' : `${n} times`}.`,
    stopped: (n: number) => `Stopped. ${count(n, 'decision', 'decisions')} found so far.`,
    failed: (n: number) => `The analysis broke off. ${count(n, 'decision', 'decisions')} found so far.`,
    spot: (said: string, better: string, part: string) =>
      `Played: ${said}. The planner: ${better} (about ${part} better).`,
  },
  statistics: {
    title: 'Statistics',
    none: 'No game has been played to its end here yet. The first one you finish, won or lost, will be counted on this page.',
    toGames: 'Choose a game',
    byGame: 'Games',
    byPerson: 'Players',
    part: 'Won, in percent',
    wonColumn: 'Won and played',
    wonOf: (won: number, played: number) => `${won} of ${played} won`,
    what: 'Counted are the finished games on this device in which at least one person played, deleted ones included.',
    on: 'On',
    off: 'Off',
    luck: 'Luck:',
    luckLine: (percent: string, dice: 'kind' | 'even' | 'unkind') =>
      ({
        kind: `the dice were kind and gave ${percent} of what was to be expected.`,
        even: `the dice were fair and gave ${percent} of what was to be expected.`,
        unkind: `the dice were unkind and gave only ${percent} of what was to be expected.`,
      })[dice],
  },
};

export type PageWords = typeof pagesEn;
