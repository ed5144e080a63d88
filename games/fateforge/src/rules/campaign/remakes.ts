import type { Reason, Remake } from '@wyrdhall/kernel';
import type { Trait } from '../../content/cards.ts';
import { boardOf, itemOf } from '../../content/index.ts';
import { copyMemory } from '../../copy-campaign.ts';
import type { Fateforge, Hero } from '../../state.ts';
import { extraHealth, newHero } from '../heroes.ts';
import { because } from '../reasons.ts';
import type { FateforgeOptions } from '../settings.ts';
import { begin } from '../setup.ts';
import { open, worthOf } from './agenda.ts';
import { campaignOf } from './memory.ts';
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
    const before = campaignOf(s);
    const { act } = before;
    const party = s.heroes.map(({ id }) => id as string);
    // Laid out anew: nothing that came after the Act's beginning is left.
    const fresh = begin({ ...wanted, at: 'start' });
    const c = campaignOf(fresh);
    const { heroes } = fresh;
    for (const [i, h] of heroes.entries()) {
      const dice = act.heroes[party.indexOf(h.id)]?.dice;
      const more = (act.heroes[i] ?? act.heroes[0])?.dice.length ?? h.dice.length;
      if (dice) h.dice = [...dice];
      else moreDice(h, more - boardOf(h.id).dice.length);
    }
    c.at = act.at;
    c.act = act;
    c.memory = copyMemory(act.memory);
    c.bestiary = before.bestiary;
    c.seen = before.seen;
    fresh.unlocked = s.unlocked;
    // FF-378: what was gained stays with its hero; the cards of those who leave go to the others.
    const traitsOf = (id: string): Trait[] => before.traits[party.indexOf(id)] ?? [];
    c.traits = heroes.map(({ id }) => [...traitsOf(id)]);
    const gone = party.filter((id) => !heroes.some((h) => h.id === id)).flatMap(traitsOf);
    for (const [k, trait] of gone.entries()) c.traits[k % heroes.length]?.push(trait);
    for (const [i, h] of heroes.entries()) {
      h.maxHealth = baseHealth(fresh, i) + extraHealth(h);
      h.health = h.maxHealth;
      h.energy = h.maxEnergy;
    }
    // What only one hero can carry comes with that hero.
    fresh.bag = { gold: 0, food: 0, items: act.items.filter((id) => !isConsumed(id) && !bound(id)) };
    c.purse = act.gold + act.heroes.reduce((sum, { skills }) => sum + worthOf(skills), 0);
    fresh.victory = act.memory.victory;
    random.shuffle(fresh.decks.corruption);
    fresh.phase = 'story';
    c.agenda = heroes.map((_, i) => `hire ${i} act`);
    open(fresh);
    return fresh;
  },
};

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
