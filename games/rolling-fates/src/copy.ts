import type { Combat, Enemy, Hero, Journey, Omens, RollingFates, Scene, ZoneStart } from './state.ts';

const copyHero = (h: Hero): Hero => ({
  id: h.id,
  level: h.level,
  life: h.life,
  extraLife: h.extraLife,
  statuses: h.statuses.slice(),
  statusNext: h.statusNext.slice(),
  treasures: h.treasures.slice(),
  traits: h.traits.slice(),
  muted: h.muted.slice(),
  mate: h.mate,
  dice: h.dice.slice(),
  luck: h.luck,
  stayed: h.stayed,
  kept: h.kept.slice(),
  barred: h.barred,
  passed: h.passed,
  guard: h.guard,
  taunts: h.taunts,
  used: {
    turn: h.used.turn.slice(),
    fate: h.used.fate.slice(),
    combat: h.used.combat.slice(),
    zone: h.used.zone.slice(),
  },
  tally: { ...h.tally },
});

const copyEnemy = (e: Enemy): Enemy => ({
  id: e.id,
  kind: e.kind,
  life: e.life,
  maxLife: e.maxLife,
  guard: e.guard,
  fury: e.fury,
  step: e.step,
  statuses: e.statuses.slice(),
  known: e.known,
  hit: e.hit,
  telegraphed: e.telegraphed,
  hurt: e.hurt.slice(),
  returned: e.returned,
  skips: e.skips,
});

const copyCombat = (c: Combat): Combat => ({
  round: c.round,
  phase: c.phase,
  enemies: c.enemies.map(copyEnemy),
  queue: c.queue.slice(),
  returning: c.returning.map(copyEnemy),
  appeared: { ...c.appeared },
});

const copyScene = (scene: Scene): Scene => ({
  knot: scene.knot,
  choices: scene.choices.slice(),
  hero: scene.hero,
  ...(scene.values && { values: { ...scene.values } }),
});

const copyOmens = (o: Omens): Omens => ({
  fewer: o.fewer,
  reinforced: o.reinforced.slice(),
  reward: o.reward,
  stunned: o.stunned,
  skip: o.skip,
  insight: o.insight,
});

const copyJourney = (j: Journey): Journey => ({
  adventure: j.adventure,
  zone: j.zone,
  node: j.node,
  part: j.part,
  variant: j.variant,
  story: j.story && copyScene(j.story),
  scenes: j.scenes.map(copyScene),
  drawn: j.drawn.slice(),
  winnings: j.winnings.slice(),
  way: j.way,
  ambush: j.ambush,
  omens: copyOmens(j.omens),
  flags: j.flags.slice(),
  path: j.path.slice(),
});

export const copyZoneStart = (z: ZoneStart): ZoneStart => ({
  heroes: z.heroes.map(copyHero),
  treasures: z.treasures.slice(),
  traits: z.traits.slice(),
  aside: z.aside.slice(),
  journey: copyJourney(z.journey),
});

export const copy = (s: RollingFates): RollingFates => ({
  settings: { ...s.settings },
  heroes: s.heroes.map(copyHero),
  treasures: s.treasures.slice(),
  traits: s.traits.slice(),
  aside: s.aside.slice(),
  journey: copyJourney(s.journey),
  fate: s.fate,
  combat: s.combat && copyCombat(s.combat),
  ending: s.ending,
  fallen: s.fallen,
  spared: s.spared,
  retries: s.retries,
  zoneStart: s.zoneStart && copyZoneStart(s.zoneStart),
});
