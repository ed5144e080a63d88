import type { Flow, Option } from '@wyrdhall/kernel';
import { type Reward, TRAIT_CARDS, TRAIT_GRANTS, VICTORY_REWARDS } from '../../content/campaign/economy.ts';
import { TRAITS, type Trait } from '../../content/cards.ts';
import { boardOf, ITEMS } from '../../content/index.ts';
import { everySeat, type Fateforge, type FateforgeTable, heroAt } from '../../state.ts';
import { campaignOf, gainGold } from './memory.ts';
import { chooseHero, chooseItem, gainDie, gainItem, giveBack, inSupply } from './things.ts';

/** FF-275, FF-338: what victory and trait points have brought and nobody has taken yet, as entries of the agenda. */
export function dueRewards(s: Fateforge): string[] {
  const c = campaignOf(s);
  const due = VICTORY_REWARDS.slice(c.memory.rewards).filter(({ at }) => c.memory.victory >= at);
  const traits = TRAIT_GRANTS.slice(c.memory.counts.grants ?? 0).filter(({ at }) => c.memory.points >= at);
  return [...due.map(({ at }) => `reward ${at}`), ...traits.map(({ at }) => `trait ${at}`)];
}

/** FF-038 */
const left = (s: Fateforge, trait: Trait): number =>
  TRAIT_CARDS -
  campaignOf(s)
    .traits.flat()
    .filter((other) => other === trait).length;

/** FF-039: the party says who gets it. */
function* gainTrait(t: FateforgeTable, from: readonly Trait[]): Flow {
  const s = t.state;
  const able = from.filter((trait) => left(s, trait) > 0);
  if (able.length === 0) return;
  const options = able.map((trait): Option<Trait> => ({ id: `trait:${trait}`, value: trait }));
  const question = { id: 'which-trait', rule: 'FF-338', data: { points: campaignOf(s).memory.points } };
  const { value: trait } = yield* t.anyone(everySeat(s), question, () => options);
  const i = yield* chooseHero(t, 'trait', [...s.heroes.keys()]);
  campaignOf(s).traits[i]?.push(trait);
  t.tell({ kind: 'trait', rule: 'FF-039', hero: heroAt(s, i).id, trait });
}

export function* grantTrait(t: FateforgeTable, at: number): Flow {
  const grant = TRAIT_GRANTS.find((one) => one.at === at);
  const { counts } = campaignOf(t.state).memory;
  counts.grants = (counts.grants ?? 0) + 1;
  if (grant) yield* gainTrait(t, grant.oneOf);
}

const rewardId = (reward: Reward): string =>
  'n' in reward ? `${reward.kind}-${reward.n}` : 'tier' in reward ? `item-${reward.tier}` : reward.kind;

export function* takeReward(t: FateforgeTable, at: number): Flow {
  const s = t.state;
  const card = VICTORY_REWARDS.find((one) => one.at === at);
  campaignOf(s).memory.rewards++;
  if (!card) return;
  const options = card.oneOf.map(
    (reward): Option<Reward> => ({ id: `reward:${rewardId(reward)}`, value: reward }),
  );
  const question = { id: 'reward', rule: 'FF-275', data: { points: at }, confirm: true };
  const { value: reward } = yield* t.anyone(everySeat(s), question, () => options);
  yield* give(t, reward);
}

function* give(t: FateforgeTable, reward: Reward): Flow {
  const s = t.state;
  const all = [...s.heroes.keys()];
  switch (reward.kind) {
    case 'gold':
      return gainGold(t, reward.n, 'reward', 'FF-275');
    case 'die':
      return yield* gainDie(t, yield* chooseHero(t, 'die', all));
    case 'item': {
      const items = ITEMS.filter(
        (item) => item.tier === reward.tier && item.cost > 0 && inSupply(s, item) > 0,
      );
      const id = yield* chooseItem(t, items);
      if (id !== '') gainItem(t, id);
      return;
    }
    case 'cleanse':
      for (let n = 0; n < reward.n; n++) {
        const able = all.filter((i) => heroAt(s, i).corruption.length > 0);
        if (able.length > 0) yield* giveBack(t, yield* chooseHero(t, 'corruption', able));
      }
      return;
    case 'trait':
      return yield* gainTrait(t, TRAITS);
    case 'health':
      for (const h of s.heroes) {
        h.maxHealth += reward.n;
        h.health += h.ko ? 0 : reward.n;
      }
      campaignOf(s).memory.counts.maxHealth = (campaignOf(s).memory.counts.maxHealth ?? 0) + reward.n;
      t.tell({ kind: 'stronger', rule: 'FF-275', n: reward.n });
      return;
  }
}

/** FF-066: what a hero's maximum is without cards. */
export const baseHealth = (s: Fateforge, i: number): number =>
  boardOf(heroAt(s, i).id).health + (campaignOf(s).memory.counts.maxHealth ?? 0);
