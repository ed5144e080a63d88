import type { Reason, Remake } from '@wyrdhall/kernel';
import { boardOf, CORRUPTION, itemOf } from '../../content/index.ts';
import { copyMemory } from '../../copy-campaign.ts';
import type { Fateforge, Hero } from '../../state.ts';
import { extraHealth, newHero } from '../heroes.ts';
import { because } from '../reasons.ts';
import { type FateforgeOptions, settingsFrom } from '../settings.ts';
import { open, worthOf } from './agenda.ts';
import { campaignOf, nothingNext } from './memory.ts';
import { baseHealth } from './rewards.ts';

/** FF-374, FF-382: outside Combat Scenes. */
function closed(s: Fateforge): Reason | undefined {
  if (!s.campaign) return because.noCampaign;
  return s.phase === 'story' ? undefined : because.inFight;
}

const startSkills = (h: Hero): number => worthOf([...h.skills, ...h.reserve]);

/** FF-377: food, potions and charged items are not given back. */
const isConsumed = (id: string): boolean => {
  const { potion, limit } = itemOf(id);
  return potion || limit === 'consumed' || limit === 'charged';
};

const bound = (id: string): boolean => itemOf(id).hero !== '';

/** FF-374 to FF-381, R-88: the Act once more, with other people if they like. */
const restart: Remake<Fateforge> = {
  changes: ['players', 'heroes'],
  closed,
  make(s, options, _before, random) {
    const wanted = options as FateforgeOptions;
    const c = campaignOf(s);
    const { act } = c;
    const traits = s.heroes.map(({ id }, i) => [id, c.traits[i] ?? []] as const);
    s.players = options.players;
    s.settings = settingsFrom(wanted);
    const before = s.heroes.map(({ id }) => id as string);
    s.heroes = wanted.heroes.map((id, i) => {
      const h = newHero(id);
      const k = before.indexOf(id);
      const dice = act.heroes[k]?.dice;
      const more = (act.heroes[i] ?? act.heroes[0])?.dice.length ?? h.dice.length;
      if (dice) h.dice = [...dice];
      else moreDice(h, more - boardOf(id).dice.length);
      return h;
    });
    c.memory = copyMemory(act.memory);
    // FF-378: what was gained stays with its hero; the cards of those who leave go to the others.
    c.traits = s.heroes.map((h) => [...(traits.find(([id]) => id === h.id)?.[1] ?? [])]);
    const gone = traits.filter(([id]) => !s.heroes.some((h) => h.id === id)).flatMap(([, cards]) => cards);
    for (const [k, trait] of gone.entries()) c.traits[k % s.heroes.length]?.push(trait);
    for (const [i, h] of s.heroes.entries()) {
      h.maxHealth = baseHealth(s, i) + extraHealth(h);
      h.health = h.maxHealth;
      h.energy = h.maxEnergy;
    }
    // What only one hero can carry comes with that hero.
    s.bag = { gold: 0, food: 0, items: act.items.filter((id) => !isConsumed(id) && !bound(id)) };
    c.purse = act.gold + act.heroes.reduce((sum, { skills }) => sum + worthOf(skills), 0);
    s.victory = act.memory.victory;
    s.decks = { ...s.decks, corruption: CORRUPTION.map(({ id }) => id), graveyard: [] };
    random.shuffle(s.decks.corruption);
    settleDown(s);
    c.at = act.at;
    c.agenda = s.heroes.map((_, i) => `hire ${i} act`);
    open(s);
    return s;
  },
};

/** Whatever was under way is over. */
function settleDown(s: Fateforge): void {
  const c = campaignOf(s);
  Object.assign(c, {
    agenda: [],
    scene: null,
    walk: null,
    rest: null,
    pack: false,
    muster: '',
    next: nothingNext(),
    marker: '',
    tongues: [],
    ending: '',
  });
  s.phase = 'story';
  s.order = s.heroes.map((_, i) => i);
  s.at = 0;
  s.lastActed = -1;
  s.companion = null;
  s.ending = '';
}

function moreDice(h: Hero, n: number): void {
  const { upgrades } = boardOf(h.id);
  for (let k = 0; k < n; k++) {
    const die = upgrades[k % upgrades.length];
    if (die) h.dice.push(die);
  }
}

/** FF-382 to FF-386, R-89: others take over from some heroes. */
const swap: Remake<Fateforge> = {
  changes: ['heroes'],
  closed,
  make(s, options) {
    const wanted = (options as FateforgeOptions).heroes;
    const c = campaignOf(s);
    const hires: string[] = [];
    const stay = s.heroes.map(({ id }) => id);
    s.heroes = wanted.map((id, i) => {
      const k = stay.indexOf(id);
      if (k >= 0) return s.heroes[k] as Hero;
      const old = s.heroes[i] as Hero;
      hires.push(`hire ${i}`);
      return successor(s, old, newHero(id), i);
    });
    const traits = wanted.map((id, i) => c.traits[stay.indexOf(id) >= 0 ? stay.indexOf(id) : i] ?? []);
    c.traits = traits.map((own) => [...own]);
    c.agenda.unshift(...hires);
    if (c.scene) c.scene.heroes = c.scene.heroes.filter((i) => s.heroes[i]);
    return s;
  },
};

/** FF-384, FF-385 */
function successor(s: Fateforge, old: Hero, h: Hero, i: number): Hero {
  const c = campaignOf(s);
  s.bag.items.push(...old.gear.map(({ id }) => id).filter((id) => !bound(id)));
  c.purse += startSkills(old);
  h.corruption = [...old.corruption];
  h.maxHealth = boardOf(h.id).health + (c.memory.counts.maxHealth ?? 0) + extraHealth(h);
  if (h.corruption.includes('corruption:black-vein')) h.maxHealth--;
  if (h.corruption.includes('corruption:ember-vein')) h.maxEnergy--;
  h.health = Math.max(1, h.maxHealth - (old.maxHealth - old.health));
  h.energy = Math.max(0, h.maxEnergy - (old.maxEnergy - old.energy));
  const extra = old.dice.length - boardOf(old.id).dice.length;
  for (let k = 0; k < extra; k++) c.agenda.unshift(`die ${i}`);
  return h;
}

export const remakes: Readonly<Record<string, Remake<Fateforge>>> = { restart, swap };
