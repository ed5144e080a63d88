import type { Figure } from '../../hand/figure.ts';
import { abyssalLeech } from './abyssal-leech.ts';
import { ashWolf } from './ash-wolf.ts';
import { banditCaptain } from './bandit-captain.ts';
import { bellowsGolem } from './bellows-golem.ts';
import { blot, blotGob } from './blot.ts';
import { bogToad } from './bog-toad.ts';
import { boneChoir } from './bone-choir.ts';
import { brakka } from './brakka.ts';
import { candleMonk } from './candle-monk.ts';
import { cellarOoze } from './cellar-ooze.ts';
import { chainWraith } from './chain-wraith.ts';
import { clockworkPage } from './clockwork-page.ts';
import { corrector } from './corrector.ts';
import { cryptRatSwarm } from './crypt-rat-swarm.ts';
import { drownedPorter } from './drowned-porter.ts';
import { emberAcolyte } from './ember-acolyte.ts';
import { fateEater } from './fate-eater.ts';
import { ferryGhoul } from './ferry-ghoul.ts';
import { gallowsCrow } from './gallows-crow.ts';
import { gateHound } from './gate-hound.ts';
import { gildedExecutioner } from './gilded-executioner.ts';
import { glassSpider } from './glass-spider.ts';
import { grum } from './grum.ts';
import { gutterImp } from './gutter-imp.ts';
import { hedgeBandit } from './hedge-bandit.ts';
import { hollowKnight } from './hollow-knight.ts';
import { lanternWisp } from './lantern-wisp.ts';
import { livingInitial } from './living-initial.ts';
import { marshOgre } from './marsh-ogre.ts';
import { mirelle } from './mirelle.ts';
import { mirrorDuelist } from './mirror-duelist.ts';
import { neraWhoWaits } from './nera-who-waits.ts';
import { oldMotherSump } from './old-mother-sump.ts';
import { oozeGob } from './ooze-gob.ts';
import { orrin } from './orrin.ts';
import { quill } from './quill.ts';
import { riftStalker } from './rift-stalker.ts';
import { runeThrall } from './rune-thrall.ts';
import { rustSentinel } from './rust-sentinel.ts';
import { saltWidow } from './salt-widow.ts';
import { sel } from './sel.ts';
import { stormHerald } from './storm-herald.ts';
import { theKennelmaster } from './the-kennelmaster.ts';
import { theMinute } from './the-minute.ts';
import { theTollTaker } from './the-toll-taker.ts';
import { theUnwrittenKing } from './the-unwritten-king.ts';
import { thistleSprite } from './thistle-sprite.ts';
import { tombBailiff } from './tomb-bailiff.ts';
import { tovik } from './tovik.ts';
import { twinOfLeft } from './twin-of-left.ts';
import { twinOfRight } from './twin-of-right.ts';
import { wyrmOfTheLastStair } from './wyrm-of-the-last-stair.ts';
import { ysolde } from './ysolde.ts';

export const HEROES: readonly Figure[] = [brakka, sel, orrin, mirelle, tovik, ysolde, grum, quill];

/** The enemies by tier, from 1 on. */
export const TIERS: readonly (readonly Figure[])[] = [
  [
    gutterImp,
    cryptRatSwarm,
    rustSentinel,
    bogToad,
    lanternWisp,
    hedgeBandit,
    banditCaptain,
    thistleSprite,
    drownedPorter,
    oldMotherSump,
  ],
  [
    gateHound,
    glassSpider,
    candleMonk,
    clockworkPage,
    mirrorDuelist,
    cellarOoze,
    oozeGob,
    ferryGhoul,
    bellowsGolem,
    theTollTaker,
    theKennelmaster,
  ],
  [
    ashWolf,
    saltWidow,
    tombBailiff,
    emberAcolyte,
    chainWraith,
    marshOgre,
    gallowsCrow,
    runeThrall,
    hollowKnight,
    neraWhoWaits,
  ],
  [
    riftStalker,
    stormHerald,
    boneChoir,
    gildedExecutioner,
    abyssalLeech,
    fateEater,
    twinOfLeft,
    twinOfRight,
    theUnwrittenKing,
    wyrmOfTheLastStair,
  ],
];

/** Common enemies whom an adventure dresses anew: who is drawn for whom, in the sheet of that enemy's tier. */
export const GUISES: readonly (readonly Figure[])[] = [
  [livingInitial],
  [blot, blotGob, corrector],
  [theMinute],
  [],
];
