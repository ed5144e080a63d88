import { type GivenWords, type Json, Refusal, WordsReader } from '@wyrdhall/kernel';
import { FACTIONS, type FactionId, PEOPLE, type PersonId } from '../content/campaign/people.ts';
import { isQuest } from '../content/campaign/quests.ts';
import { SCHEDULE } from '../content/campaign/schedule.ts';
import { TRAITS, type Trait } from '../content/cards.ts';
import { isScene } from '../content/index.ts';
import { campaignOf } from '../rules/campaign/memory.ts';
import { layOut } from '../rules/lay-out.ts';
import type { Fateforge } from '../state.ts';

/** `given.campaign`: what the story remembers, and what comes next. */
export function arrangeCampaign(s: Fateforge, given: GivenWords): void {
  if (!s.campaign) {
    if (Object.keys(given).length > 0) throw new Refusal('given.campaign needs the option "mode: campaign".');
    return;
  }
  const words = new WordsReader('given.campaign', given);
  const c = campaignOf(s);
  const { memory } = c;
  const fight = words.text('fight');
  if (fight !== undefined) {
    if (!isScene(fight)) throw new Refusal(`given.campaign.fight: there is no fight "${fight}".`);
    layOut(s, fight);
  }
  const agenda = words.list('agenda');
  if (agenda.length > 0) c.agenda = agenda;
  const flags = words.list('flags');
  if (flags.length > 0) memory.flags = flags;
  for (const [who, n] of Object.entries(words.map('reputation'))) {
    if (FACTIONS.includes(who as FactionId)) memory.reputation[who as FactionId] = Number(n);
    else if (PEOPLE.includes(who as PersonId)) memory.people[who as PersonId] = Number(n);
    else throw new Refusal(`given.campaign.reputation: nobody knows "${who}".`);
  }
  for (const [name, n] of Object.entries(words.map('counts'))) memory.counts[name] = Number(n);
  memory.points = words.number('points') ?? memory.points;
  memory.lostHours = words.number('lostHours') ?? 0;
  s.victory = words.number('victory') ?? s.victory;
  memory.victory = s.victory;
  for (const [id, left] of Object.entries(words.map('quests'))) {
    if (!isQuest(id)) throw new Refusal(`given.campaign.quests: there is no quest "${id}".`);
    memory.quests.push({ id, left: Number(left) });
  }
  for (const [hero, list] of Object.entries(words.map('traits'))) {
    const i = s.heroes.findIndex(({ id }) => id === hero);
    const traits = (Array.isArray(list) ? list : [list]).map(String);
    if (i < 0 || traits.some((trait) => !TRAITS.includes(trait as Trait)))
      throw new Refusal('given.campaign.traits are those of heroes who are there.');
    c.traits[i] = traits as Trait[];
  }
  memory.allies = [...memory.allies, ...words.list('allies')];
  words.done();
}

/** The same words, and where the party is. */
export function describeCampaign(s: Fateforge): Json {
  const { campaign: c } = s;
  if (!c) return null;
  const { memory, walk, rest } = c;
  const known = { ...memory.reputation, ...memory.people };
  return {
    at: SCHEDULE[c.at] ?? 'ending',
    knot: c.scene?.knot ?? '',
    agenda: c.agenda,
    flags: memory.flags,
    counts: memory.counts,
    reputation: Object.fromEntries(Object.entries(known).filter(([, n]) => n !== 0)),
    cards: memory.cards,
    points: memory.points,
    quests: Object.fromEntries(memory.quests.map(({ id, left }) => [id, left])),
    done: memory.questsDone,
    allies: memory.allies,
    traits: Object.fromEntries(s.heroes.map((h, i) => [h.id, c.traits[i] ?? []])),
    walk: walk && { id: walk.id, at: walk.at, left: walk.left, hints: walk.hints, found: walk.found },
    marker: c.marker,
    rest: rest && { id: rest.id, tokens: rest.tokens, at: rest.at, paid: rest.paid, health: rest.health },
    next: { ...c.next },
    bestiary: c.bestiary,
    purse: c.purse,
    ending: c.ending,
  };
}
