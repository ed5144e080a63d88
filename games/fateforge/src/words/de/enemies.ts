import { numbered } from '../names.ts';
import { enemyName } from './names.ts';
import { accusative, dative, type Gender, he, type Noun, nominative, she, they, title } from './nouns.ts';

/** Gegner; „Wicht 2“ ist ein Name und beugt sich nicht. */
const NOUNS: Readonly<Record<string, Noun>> = {
  'watch-hound': he('Wachhund'),
  'cutter-crow': she('Messerkrähe'),
  'cellar-rats': they('Kellerratten'),
  'cinder-imp': he('Glutkobold'),
  'bog-leech': he('Mooregel'),
  'bell-moth': she('Glockenmotte'),
  'lantern-archer': he('Laternenschütze'),
  'street-guard': he('Straßenwächter'),
  shieldman: he('Schildträger'),
  halberdier: he('Hellebardier'),
  'lamp-sergeant': he('Lampenfeldwebel'),
  slinger: he('Schleuderer'),
  cutpurse: he('Beutelschneider'),
  doorman: he('Türsteher'),
  'knife-dancer': she('Messertänzerin'),
  'rust-baron': he('Rostbaron'),
  'wailing-shade': he('Klageschatten'),
  'bone-digger': he('Knochenwühler'),
  'barrow-wight': he('Grabwicht'),
  'tomb-knight': he('Gruftritter'),
  sexton: he('Totengräber'),
  cantor: he('Kantor'),
  zealot: he('Eiferer'),
  'censer-bearer': he('Rauchfassträger'),
  'furnace-guard': he('Ofenwächter'),
  choirmaster: he('Chormeister'),
  blowpiper: he('Blasrohrschütze'),
  'reed-spear': he('Schilfspeer'),
  'mud-hulk': he('Schlammkoloss'),
  'marsh-stalker': he('Sumpfschleicher'),
  'fen-mother': she('Moormutter'),
  'warden-vey': she('Kommandantin Vey'),
  'the-drowned-matriarch': she('Matriarchin', 'Ertrunken'),
  'the-hollow-regent': he('Regent', 'Hohl', 'Regenten'),
};

const ARTICLED = ['the-drowned-matriarch', 'the-hollow-regent'];

export const enemies: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOUNS).map(([id, noun]) => [id, title(noun)]),
);

/** Nur wer keine Nummer hat, steht mit Artikel: „der Hohle Regent“, „Grabwicht 2“. */
const bent =
  (bend: (noun: Noun) => string) =>
  (id: string): string => {
    const [card] = numbered(id);
    const noun = NOUNS[card];
    return noun && ARTICLED.includes(card) ? bend(noun) : enemyName(id);
  };

export const who = bent(nominative);
export const whom = bent(accusative);
export const toWhom = bent(dative);

const genderOf = (id: string): Gender => NOUNS[numbered(id)[0]]?.gender ?? 'm';

/** „kein Grabwicht“, „keine Kellerratten“. */
export const none = (id: string): string =>
  `${['f', 'p'].includes(genderOf(id)) ? 'keine' : 'kein'} ${enemyName(id)}`;
