import type { Why } from '@wyrdhall/kernel';

const both = new Intl.ListFormat('de', { type: 'conjunction' });
const either = new Intl.ListFormat('de', { type: 'disjunction' });
const listed = (list: Intl.ListFormat, fact: Why[string] | undefined): string =>
  Array.isArray(fact) ? list.format(fact) : '';

const SINCE: Readonly<Record<string, string>> = {
  roll: 'seither wurde gewürfelt',
  draw: 'seither wurde eine Karte gezogen',
  reveal: 'seither wurde etwas aufgedeckt',
};

/** What the kernel refuses, in German; in English it says so itself. */
export const germanRefusals: Readonly<Record<string, (why: Why) => string>> = {
  'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
  'nothing-to-redo': () => 'Es gibt nichts zu wiederholen.',
  'nothing-half-made': () => 'Es gibt keine halbe Wahl, die man zurücknehmen könnte.',
  'game-over': () => 'Das Spiel ist zu Ende.',
  chapter: () => 'Zurücknehmen geht nur bis zum Anfang dieses Kapitels.',
  depends: () => 'Das geht nicht: Eine spätere Antwort hängt davon ab.',
  screens: () => 'Andere haben verdeckt gewählt: Zurücknehmen lassen sich nur die eigenen Antworten.',
  barrier: ({ barrier }) => `Das lässt sich nicht zurücknehmen: ${SINCE[String(barrier)] ?? barrier}.`,
  players: ({ game, min, max, given }) => `${game} ist für ${min} bis ${max} Spielende, nicht für ${given}.`,
  'no-option': ({ game, option, known }) =>
    `Bei ${game} lässt sich „${option}“ nicht einstellen, sondern ${listed(both, known)}.`,
  'option-flag': ({ option, given }) => `„${option}“ ist ja oder nein (yes, no), nicht ${given}.`,
  'option-number': ({ option, min, max, given }) =>
    `„${option}“ ist eine ganze Zahl von ${min} bis ${max}, nicht ${given}.`,
  'option-choice': ({ option, values, given }) =>
    `„${option}“ ist ${listed(either, values)}, nicht ${given}.`,
  'option-seats': ({ option, players, values, given }) =>
    `„${option}“ nennt ${players} verschiedene von ${listed(both, values)}, nicht ${given}.`,
  'option-set': ({ option, values, given }) =>
    `„${option}“ nennt beliebige von ${listed(both, values)}, jedes einmal, nicht ${given}.`,
  slots: ({ most, names }) =>
    `Alle ${most} Plätze für Tische dieser Art sind belegt: ${listed(both, names)}. Spielt zuerst einen davon zu Ende oder räumt ihn ab.`,
  journal: ({ answer, line }) =>
    answer === undefined
      ? 'Dieses gespeicherte Spiel ist beschädigt: Sein Tagebuch widerspricht sich.'
      : `Das Tagebuch ist bei Antwort ${answer} beschädigt: „${line}“.`,
  'journal-long': () => 'Dieses gespeicherte Spiel ist beschädigt: Sein Tagebuch ist zu lang.',
  'record-full': () => 'Das Tagebuch dieses Tisches ist voll: Hier lässt sich nicht weiterspielen.',
  setup: () => 'Der Tisch wird noch aufgebaut.',
  'journal-astray': () =>
    'Dieses gespeicherte Spiel ist beschädigt: Sein Tagebuch führt nicht dorthin, wo das Spiel stehen soll.',
  'save-long': () => 'Das ist kein gespeichertes Spiel: Es ist zu lang.',
  'save-deep': () => 'Dieses gespeicherte Spiel ist beschädigt: Es ist zu tief verschachtelt.',
  'save-state': () => 'Dieses gespeicherte Spiel ist beschädigt: Sein Spielstand ist nicht möglich.',
  'save-fails': ({ message }) => `Die Regeln scheitern an diesem gespeicherten Spiel: ${message}`,
  'save-no-json': ({ message }) => `Das ist kein gespeichertes Spiel: Es ist kein JSON (${message}).`,
  'save-foreign': () => 'Das ist kein gespeichertes Spiel von Wyrdhall.',
  'save-newer': () => 'Ein neueres Wyrdhall hat dieses Spiel gespeichert.',
  'save-part': ({ part }) => `Dieses gespeicherte Spiel ist beschädigt: „${part}“ fehlt oder ist entstellt.`,
  'save-sum': () => 'Dieses gespeicherte Spiel ist beschädigt: Sein Inhalt passt nicht zu seiner Prüfsumme.',
  'save-later': ({ game }) =>
    `Dieses Spiel wurde mit einer neueren Fassung von ${game} gespeichert, als diese Halle sie hat.`,
};
