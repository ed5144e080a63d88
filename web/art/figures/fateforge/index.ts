import type { Figure } from '../../hand/figure.ts';
import type { StandeeFacts } from '../../plaques.ts';
import { alchemist } from './alchemist.ts';
import { aune } from './aune.ts';
import { barrowWight } from './barrow-wight.ts';
import { bellMoth } from './bell-moth.ts';
import { blowpiper } from './blowpiper.ts';
import { bogLeech } from './bog-leech.ts';
import { boneDigger } from './bone-digger.ts';
import { bronzeHound } from './bronze-hound.ts';
import { cantor } from './cantor.ts';
import { cellarRats } from './cellar-rats.ts';
import { censerBearer } from './censer-bearer.ts';
import { choirmaster } from './choirmaster.ts';
import { cinderImp } from './cinder-imp.ts';
import { cutpurse } from './cutpurse.ts';
import { cutterCrow } from './cutter-crow.ts';
import { doorman } from './doorman.ts';
import { fenMother } from './fen-mother.ts';
import { forestGuard } from './forest-guard.ts';
import { furnaceGuard } from './furnace-guard.ts';
import { halberdier } from './halberdier.ts';
import { hask } from './hask.ts';
import { jot } from './jot.ts';
import { knifeDancer } from './knife-dancer.ts';
import { lampSergeant } from './lamp-sergeant.ts';
import { lanternArcher } from './lantern-archer.ts';
import { marshStalker } from './marsh-stalker.ts';
import { mercenary } from './mercenary.ts';
import { mudHulk } from './mud-hulk.ts';
import { nobleman } from './nobleman.ts';
import { reedSpear } from './reed-spear.ts';
import { rogue } from './rogue.ts';
import { rustBaron } from './rust-baron.ts';
import { sexton } from './sexton.ts';
import { shaman } from './shaman.ts';
import { shieldman } from './shieldman.ts';
import { slinger } from './slinger.ts';
import { streetGuard } from './street-guard.ts';
import { tam } from './tam.ts';
import { theDrownedMatriarch } from './the-drowned-matriarch.ts';
import { theHollowRegent } from './the-hollow-regent.ts';
import { tombKnight } from './tomb-knight.ts';
import { vixa } from './vixa.ts';
import { wailingShade } from './wailing-shade.ts';
import { wardenVey } from './warden-vey.ts';
import { watchHound } from './watch-hound.ts';
import { zealot } from './zealot.ts';

interface Stands {
  readonly figure: Figure;
  readonly on: StandeeFacts;
}

/** Heroes and allies: they come with the game. */
export const FATEFORGE: readonly Stands[] = [
  { figure: forestGuard, on: { side: 'forest-guard' } },
  { figure: rogue, on: { side: 'rogue' } },
  { figure: nobleman, on: { side: 'nobleman' } },
  { figure: shaman, on: { side: 'shaman' } },
  { figure: mercenary, on: { side: 'mercenary' } },
  { figure: alchemist, on: { side: 'alchemist' } },
  { figure: aune, on: { side: 'ally' } },
  { figure: jot, on: { side: 'ally' } },
  { figure: hask, on: { side: 'ally' } },
  { figure: tam, on: { side: 'ally' } },
  { figure: vixa, on: { side: 'ally' } },
  { figure: bronzeHound, on: { side: 'ally' } },
];

type Color = 'white' | 'blue' | 'red' | 'green' | 'brown' | 'purple';

/** A band: its figures by the colour of their cards. */
const band = (
  sign: NonNullable<StandeeFacts['sign']>,
  figures: Readonly<Partial<Record<Color, Figure>>>,
): readonly Stands[] =>
  Object.entries(figures).map(([color, figure]) => ({ figure, on: { side: color as Color, sign } }));

/** Enemies by faction: a sheet comes when a scene has one of them. */
export const FACTIONS: Readonly<Record<string, readonly Stands[]>> = {
  wild: [
    { figure: watchHound, on: { side: 'white' } },
    { figure: cutterCrow, on: { side: 'white' } },
    { figure: cellarRats, on: { side: 'white' } },
    { figure: cinderImp, on: { side: 'white' } },
    { figure: bogLeech, on: { side: 'white' } },
    { figure: bellMoth, on: { side: 'white' } },
  ],
  'lantern-guard': band('lamp', {
    blue: lanternArcher,
    red: streetGuard,
    green: shieldman,
    brown: halberdier,
    purple: lampSergeant,
  }),
  'rust-court': band('rust', {
    blue: slinger,
    red: cutpurse,
    green: doorman,
    brown: knifeDancer,
    purple: rustBaron,
  }),
  unburied: band('bell', {
    blue: wailingShade,
    red: boneDigger,
    green: barrowWight,
    brown: tombKnight,
    purple: sexton,
  }),
  'ember-choir': band('flame', {
    blue: cantor,
    red: zealot,
    green: censerBearer,
    brown: furnaceGuard,
    purple: choirmaster,
  }),
  mirefolk: band('reed', {
    blue: blowpiper,
    red: reedSpear,
    green: mudHulk,
    brown: marshStalker,
    purple: fenMother,
  }),
  bosses: [
    { figure: wardenVey, on: { side: 'boss', huge: true } },
    { figure: theDrownedMatriarch, on: { side: 'boss', huge: true } },
    { figure: theHollowRegent, on: { side: 'boss', huge: true } },
  ],
};
