import type { Json } from '@wyrdhall/kernel';
import { boardFor, zoneName } from '../rules/board.ts';
import { toughnessOf } from '../rules/figures.ts';
import { pointsOf } from '../rules/rating.ts';
import type { Enemy, Fateforge, Hero } from '../state.ts';
import { describeCampaign } from './campaign.ts';
import { describeToken, tokenName } from './tokens.ts';

const describeHero = (s: Fateforge, h: Hero): Json => ({
  at: zoneName(s, h.zone),
  health: h.health,
  maxHealth: h.maxHealth,
  energy: h.energy,
  maxEnergy: h.maxEnergy,
  toxic: h.toxic,
  block: h.block,
  ko: h.ko,
  pool: h.pool,
  gifts: h.gifts,
  skills: h.skills,
  reserve: h.reserve,
  items: h.gear.map(({ id }) => id),
  armour: h.gear.reduce((sum, { armour }) => sum + armour, 0),
  corruption: h.corruption,
  fear: h.fear,
  stunned: h.stunned,
  hidden: h.hidden,
  lunge: h.lunge,
  flasks: h.flasks,
  exited: h.exited,
  dash: h.dash,
  dice: h.dice,
  marks: h.marks,
  used: h.round,
  usedInScene: h.scene,
});

const describeEnemy = (s: Fateforge, e: Enemy): Json => ({
  at: zoneName(s, e.zone),
  damage: e.damage,
  toughness: toughnessOf(s, e),
  armour: e.armour,
  block: e.block + e.fresh,
  stunned: e.stunned,
  elite: e.elite,
  laid: e.laid,
  guards: e.guards,
  carries: e.carries.length,
  marks: e.marks,
});

const zonesIn = (s: Fateforge, bits: number): string[] =>
  boardFor(s.board).map.names.filter((_, zone) => (bits & (1 << zone)) !== 0);

/** The whole table in readable words; cases/README.md lists them. */
export const describe = (s: Fateforge): Json => ({
  scene: s.scene,
  now: s.phase,
  round: s.round,
  rounds: s.rounds + s.extra,
  order: s.order.map((i) => s.heroes[i]?.id ?? ''),
  place: s.place,
  heroes: Object.fromEntries(s.heroes.map((h) => [h.id, describeHero(s, h)])),
  enemies: Object.fromEntries(s.enemies.map((e) => [e.id, describeEnemy(s, e)])),
  tokens: Object.fromEntries(s.tokens.map((token, k) => [tokenName(token, k), describeToken(s, token)])),
  difficult: zonesIn(s, s.difficult),
  tar: zonesIn(s, s.tar),
  smoke: zonesIn(s, s.smoke),
  snares: zonesIn(s, s.snares),
  defeated: s.defeated.map(({ id }) => id),
  escaped: s.escaped,
  gold: s.bag.gold,
  food: s.bag.food,
  items: s.bag.items,
  gems: s.gems,
  boss: s.boss && { phase: s.boss.phase, cubes: s.boss.cubes.filter(Boolean).length, marks: s.boss.marks },
  ally: s.companion && {
    id: s.companion.id,
    hero: s.heroes[s.companion.hero]?.id ?? '',
    dice: s.companion.dice,
    damage: s.companion.damage,
    out: s.companion.out,
  },
  exit: s.exit,
  foreseen: s.foreseen,
  met: { primary: s.met.primary, secondary: s.met.secondary },
  victory: s.victory,
  ending: s.ending || 'none',
  story: s.story,
  unlocked: s.unlocked,
  questline: s.questline && {
    id: s.questline.id,
    at: s.questline.at,
    purse: s.questline.purse,
    secondary: s.questline.secondary,
    corruption: s.questline.corruptionDrawn,
    points: pointsOf(s, s.questline),
  },
  campaign: describeCampaign(s),
  decks: {
    corruption: s.decks.corruption.length,
    fear: s.decks.fear.length,
    trap: s.decks.trap.length,
    graveyard: s.decks.graveyard,
  },
});
