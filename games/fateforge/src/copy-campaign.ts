import type { ActStart, Campaign, Memory, NextFight } from './campaign-state.ts';

export const copyMemory = (m: Memory): Memory => ({
  flags: m.flags.slice(),
  counts: { ...m.counts },
  reputation: { ...m.reputation },
  people: { ...m.people },
  cards: m.cards.slice(),
  points: m.points,
  allies: m.allies.slice(),
  visits: { ...m.visits },
  quests: m.quests.map(({ id, left }) => ({ id, left })),
  questsDone: m.questsDone.slice(),
  victory: m.victory,
  rewards: m.rewards,
  budgets: { ...m.budgets },
  met: m.met,
  lostHours: m.lostHours,
});

const copyNext = (n: NextFight): NextFight => ({
  absent: n.absent.slice(),
  stunned: n.stunned.slice(),
  reactions: n.reactions,
  quiet: n.quiet.slice(),
  rounds: n.rounds,
  start: n.start.slice(),
  seen: n.seen,
});

const copyAct = (a: ActStart): ActStart => ({
  at: a.at,
  memory: copyMemory(a.memory),
  heroes: a.heroes.map(({ dice, skills }) => ({ dice: dice.slice(), skills: skills.slice() })),
  items: a.items.slice(),
  gold: a.gold,
});

export const copyCampaign = (c: Campaign): Campaign => ({
  at: c.at,
  agenda: c.agenda.slice(),
  scene: c.scene && {
    knot: c.scene.knot,
    choices: c.scene.choices.slice(),
    values: { ...c.scene.values },
    heroes: c.scene.heroes.slice(),
  },
  walk: c.walk && { ...c.walk, found: c.walk.found.slice() },
  rest: c.rest && {
    ...c.rest,
    paid: c.rest.paid.slice(),
    cleansed: c.rest.cleansed.slice(),
    odd: c.rest.odd.slice(),
  },
  pack: c.pack,
  muster: c.muster,
  next: copyNext(c.next),
  memory: copyMemory(c.memory),
  marker: c.marker,
  purse: c.purse,
  traits: c.traits.map((own) => own.slice()),
  tongues: c.tongues.slice(),
  act: copyAct(c.act),
  bestiary: c.bestiary.slice(),
  seen: c.seen.slice(),
  ending: c.ending,
});
