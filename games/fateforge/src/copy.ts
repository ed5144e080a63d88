import { copyCampaign } from './copy-campaign.ts';
import type { BossState, Companion, Enemy, Fateforge, Hero, Own, Token } from './state.ts';

const copyHero = (h: Hero): Hero => ({
  id: h.id,
  zone: h.zone,
  health: h.health,
  energy: h.energy,
  toxic: h.toxic,
  maxHealth: h.maxHealth,
  maxEnergy: h.maxEnergy,
  ko: h.ko,
  revived: h.revived,
  dice: h.dice.slice(),
  pool: h.pool.slice(),
  gifts: h.gifts.slice(),
  skills: h.skills.slice(),
  reserve: h.reserve.slice(),
  gear: h.gear.map(({ id, worn, armour, last }) => ({ id, worn, armour, last })),
  passives: h.passives.slice(),
  corruption: h.corruption.slice(),
  fear: h.fear.slice(),
  block: h.block,
  stunned: h.stunned,
  hidden: h.hidden,
  lunge: h.lunge,
  flasks: h.flasks,
  round: h.round.slice(),
  scene: h.scene.slice(),
  marks: h.marks.slice(),
  dash: h.dash,
  held: { health: h.held.health, energy: h.held.energy },
  exited: h.exited,
  wasKO: h.wasKO,
});

const copyEnemy = (e: Enemy): Enemy => ({
  id: e.id,
  card: e.card,
  number: e.number,
  zone: e.zone,
  damage: e.damage,
  armour: e.armour,
  block: e.block,
  fresh: e.fresh,
  stunned: e.stunned,
  elite: e.elite,
  guards: e.guards,
  band: e.band,
  carries: e.carries.slice(),
  laid: e.laid,
  back: e.back,
  marks: e.marks.slice(),
});

const copyToken = (token: Token): Token => ({
  kind: token.kind,
  id: token.id,
  zone: token.zone,
  to: token.to,
  n: token.n,
  open: token.open,
  by: token.by,
});

/** Only cases have it. */
const structuredCopy = (own: Own): Own => JSON.parse(JSON.stringify(own)) as Own;

const copyAlly = (ally: Companion): Companion => ({ ...ally, dice: ally.dice.slice() });

const copyBoss = (boss: BossState): BossState => ({
  phase: boss.phase,
  cubes: boss.cubes.slice(),
  exploited: boss.exploited.slice(),
  marks: boss.marks.slice(),
});

const OUTSIDE_FIGHTS = ['story', 'recover', 'over', 'setup'];

/** While a fight goes on nothing changes a campaign in place (`own` in rules/campaign/memory.ts), so copies share it. */
const isUntouched = ({ phase }: Fateforge): boolean => !OUTSIDE_FIGHTS.includes(phase);

export const copy = (s: Fateforge): Fateforge => ({
  settings: { ...s.settings },
  mode: s.mode,
  players: s.players,
  scene: s.scene,
  board: s.board,
  own: s.own && structuredCopy(s.own),
  rounds: s.rounds,
  round: s.round,
  extra: s.extra,
  phase: s.phase,
  order: s.order.slice(),
  place: s.place,
  at: s.at,
  began: s.began,
  queue: s.queue.slice(),
  rank: s.rank,
  heroes: s.heroes.map(copyHero),
  enemies: s.enemies.map(copyEnemy),
  tokens: s.tokens.map(copyToken),
  edges: s.edges,
  difficult: s.difficult,
  tar: s.tar,
  smoke: s.smoke,
  snares: s.snares,
  cages: s.cages.map(({ zone, edges }) => ({ zone, edges })),
  defeated: s.defeated.map(({ id, round }) => ({ id, round })),
  escaped: s.escaped.slice(),
  gemStolen: s.gemStolen,
  fearCards: s.fearCards,
  trapCards: s.trapCards,
  foreseen: s.foreseen,
  decks: {
    corruption: s.decks.corruption.slice(),
    fear: s.decks.fear.slice(),
    trap: s.decks.trap.slice(),
    graveyard: s.decks.graveyard.slice(),
  },
  bag: { gold: s.bag.gold, food: s.bag.food, items: s.bag.items.slice() },
  gems: s.gems.slice(),
  companion: s.companion && copyAlly(s.companion),
  boss: s.boss && copyBoss(s.boss),
  lastActed: s.lastActed,
  exit: s.exit,
  met: { primary: s.met.primary.slice(), secondary: s.met.secondary.slice() },
  victory: s.victory,
  ending: s.ending,
  questline: s.questline && {
    ...s.questline,
    purse: s.questline.purse.slice(),
    fallen: s.questline.fallen.slice(),
  },
  campaign: s.campaign && (isUntouched(s) ? s.campaign : copyCampaign(s.campaign)),
  story: s.story.slice(),
  unlocked: s.unlocked.slice(),
});
