import type { Counsel, Prompt, Question, Seat } from '@wyrdhall/kernel';
import { abilityOf, factsOf } from '../content/index.ts';
import type { Ability, Effect } from '../content/kinds.ts';
import { heroAt, type RollingFates } from '../state.ts';
import { bestAgain, bestKeep, useWorths } from './dice.ts';
import { chancesOf } from './odds.ts';
import { Outlook } from './outlook.ts';
import { bestPayments, paysAlike } from './payments.ts';

/*
 * What to do with the dice, exactly, and why: one action planned as a whole, from the dice to whom it hits. Nothing is
 * left unspent that would have helped.
 */

const because = (id: string, rule: string, data: Question['data'] = {}): Question => ({ id, rule, data });

export function counsel(s: RollingFates, prompt: Prompt): Counsel | undefined {
  switch (prompt.question.id) {
    case 'keep':
      return counselKeep(s, prompt);
    case 'again':
      return counselAgain(s, prompt);
    case 'act':
      return counselAct(s, prompt);
    case 'pay':
      return counselPay(s, prompt);
    case 'target':
      return counselTarget(s, prompt);
    default:
      return undefined;
  }
}

/** What is too small to speak of. */
const LITTLE = 1e-9;

const dieAt = (place: number): string => `die-${place + 1}`;

/** RF-044: the best keep, and what it is likeliest to pay for that is worth having. */
function counselKeep(s: RollingFates, { seat, options }: Prompt): Counsel | undefined {
  const best = bestKeep(s, seat);
  if (!best) return undefined;
  const hero = heroAt(s, seat);
  const choice = best.places
    .filter((place) => place !== hero.stayed)
    .map(dieAt)
    .filter((id) => options.some((option) => option.id === id));
  if (best.places.length === hero.dice.length) return { choice, why: because('keep-all', 'RF-045') };
  return { choice, why: hopeFor(s, seat, best.places) ?? because('keep-best', 'RF-044') };
}

/** So much less is no news, and so much more is as good as certain. */
const SELDOM = 0.05;
const CERTAIN = 0.995;

/** What the dice may pay for if these are kept: the best of it, and where that is certain what may come beside it. */
function hopeFor(s: RollingFates, seat: Seat, places: readonly number[]): Question | undefined {
  const outlook = new Outlook(s);
  const hopes = chancesOf(heroAt(s, seat), s.settings.distinctGroups, places)
    .map(({ ability, chance }) => ({ ability, chance, whole: outlook.ability(seat, abilityOf(ability)) }))
    .map((hope) => ({ ...hope, worth: hope.chance * hope.whole }))
    .toSorted((a, b) => b.worth - a.worth);
  const [hope] = hopes;
  if (!hope || hope.worth <= 0) return undefined;
  const percent = (chance: number): number => Math.round(100 * chance);
  const data = { ability: hope.ability, chance: percent(hope.chance) };
  const more =
    hope.chance < CERTAIN
      ? undefined
      : hopes.find(({ chance, whole }) => chance > SELDOM && chance < CERTAIN && whole > hope.whole);
  return because('keep-for', 'RF-044', {
    ...data,
    ...(more && { more: more.ability, moreChance: percent(more.chance) }),
  });
}

/** RF-047: whether anything is rolled once more, and for what. */
function counselAgain(s: RollingFates, prompt: Prompt): Counsel {
  const { seat, options, question } = prompt;
  const best = bestAgain(s, prompt);
  if (!best) {
    const price = question.data?.price !== undefined;
    return { choice: [], why: because(price ? 'again-dear' : 'again-not', 'RF-047') };
  }
  const choice = options
    .map(({ id }) => id)
    .filter((id) => id !== 'luck-die' && !best.places.some((place) => dieAt(place) === id));
  return { choice, why: hopeFor(s, seat, best.places) ?? because('again-best', 'RF-047') };
}

/** RF-092: the dice that leave the most to use, as the page lists them. */
function counselPay(s: RollingFates, { seat, options, question }: Prompt): Counsel {
  const hero = heroAt(s, seat);
  const ability = String(question.data?.ability);
  const { distinctGroups } = s.settings;
  const ways = bestPayments(
    hero,
    ability,
    distinctGroups,
    options.map(({ id }) => id),
  );
  const alike = paysAlike(hero, ability, distinctGroups, ways);
  return { choice: ways[0] ?? '', why: because(alike ? 'pay-alike' : 'pay-most', 'RF-092') };
}

/** Who is hit, or helped, first of all: whatever suggested the ability meant it for the same. */
function counselTarget(s: RollingFates, prompt: Prompt): Counsel | undefined {
  const { seat, options, question, ask, min } = prompt;
  const ability = abilityOf(String(question.data?.ability));
  const clause = Number(question.data?.clause ?? 0);
  const effect = ability.effects[clause];
  if (!effect || effect.kind === 'turn') return undefined;
  const inVain = (question.data?.inVain ?? []) as readonly string[];
  const all = options.map(({ id }) => id);
  const sensible = all.filter((id) => !inVain.includes(id));
  const ranked = [
    ...rankTargets(s, seat, ability, clause, sensible),
    ...all.filter((id) => inVain.includes(id)),
  ];
  const [first] = ranked;
  if (first === undefined) return undefined;
  const why =
    sensible.length === 0
      ? because('nothing-changes', 'RF-076')
      : targetReason(s, seat, ability, clause, first);
  return { choice: ask === 'many' ? ranked.slice(0, min) : first, why };
}

/** The targets of an effect, those first that it is best used on. */
function rankTargets(
  s: RollingFates,
  seat: Seat,
  ability: Ability,
  clause: number,
  ids: readonly string[],
): string[] {
  const outlook = new Outlook(s);
  const worth = (id: string): number =>
    outlook.target(seat, ability, clause, id) + secretOf(s, ability, clause, id);
  return ids
    .map((id) => ({ id, worth: worth(id) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

/** Of several secrets the one is worth most that will stand longest, and strikes hardest. */
function secretOf(s: RollingFates, { effects }: Ability, clause: number, id: string): number {
  const effect = effects[clause];
  const enemy = s.combat?.enemies.find((other) => `enemy:${other.id}` === id);
  if (!enemy || enemy.known || effect?.kind !== 'strike' || !effect.investigate || effect.damage > 0)
    return 0;
  return 0.1 * factsOf(enemy.kind).tier + 0.001 * enemy.life;
}

function targetReason(s: RollingFates, seat: Seat, ability: Ability, clause: number, id: string): Question {
  const enemies = s.combat?.enemies ?? [];
  const enemy = enemies.find((other) => `enemy:${other.id}` === id);
  const effect = ability.effects[clause];
  if (!enemy || !effect) return because('target-needs', 'RF-074');
  if (new Outlook(s).kills(seat, ability, enemy.id)) return because('target-falls', 'RF-077');
  if (effect.kind === 'strike') {
    const puts = effect.statuses.find((status) => !enemy.statuses.includes(status));
    if (puts === 'weakness') return because('use-weakens', 'RF-101');
    if (puts === 'stun') return because('use-stuns', 'RF-142');
    if (effect.damage === 0 && effect.investigate) return because('target-secret', 'RF-125');
  }
  if (enemy.statuses.includes('weakness')) return because('target-weak', 'RF-101');
  const least = enemies.every(({ life }) => life >= enemy.life);
  return because(least ? 'target-least' : 'target-strikes', 'RF-106');
}

const isStrike = (effect: Effect): effect is Extract<Effect, { kind: 'strike' }> => effect.kind === 'strike';
const weakens = ({ effects }: Ability): boolean =>
  effects.some((effect) => isStrike(effect) && effect.statuses.includes('weakness'));

/** What the dice of a hero are best spent on next; nothing where no ability would help. */
function bestUse(s: RollingFates, seat: Seat, inVain: readonly string[] = []): Ability | undefined {
  const worths = [...useWorths(s, seat)].filter(([id]) => !inVain.includes(id));
  const [first] = worths.toSorted(([, a], [, b]) => b - a);
  return first && first[1] > LITTLE ? abilityOf(first[0].slice('use:'.length)) : undefined;
}

/** RF-060: who can still weaken somebody goes first, and the others are asked again. */
function whoWeakens(s: RollingFates, seat: Seat): string | undefined {
  const enemies = s.combat?.enemies ?? [];
  if (enemies.every(({ statuses }) => statuses.includes('weakness'))) return undefined;
  return s.heroes.find((hero, other) => {
    if (other === seat || hero.passed || hero.barred) return false;
    const use = bestUse(s, other);
    return use !== undefined && weakens(use);
  })?.id;
}

function counselAct(s: RollingFates, { seat, options, question }: Prompt): Counsel {
  const inVain = (question.data?.inVain ?? []) as readonly string[];
  const use = bestUse(s, seat, inVain);
  if (!use) return { choice: 'pass', why: because('nothing-helps', 'RF-063') };
  const first = use.effects.some(isStrike) && !weakens(use) ? whoWeakens(s, seat) : undefined;
  if (first && options.some(({ id }) => id === 'pass')) {
    return { choice: 'pass', why: because('weaken-first', 'RF-060', { hero: first }) };
  }
  return { choice: `use:${use.id}`, why: reasonFor(s, seat, use) };
}

/** The first that is true of it. */
function reasonFor(s: RollingFates, seat: Seat, ability: Ability): Question {
  const enemies = s.combat?.enemies ?? [];
  const outlook = new Outlook(s);
  const aimed = ability.effects.findIndex((effect) => isStrike(effect) && effect.damage > 0);
  const strike = ability.effects[aimed];
  const ranked = rankTargets(
    s,
    seat,
    ability,
    aimed,
    enemies.map(({ id }) => `enemy:${id}`),
  );
  // Whom the hint will name next, when it is asked who is hit.
  const met =
    strike && isStrike(strike) && strike.targets !== 'all' ? ranked.slice(0, strike.targets) : ranked;
  const doomed = enemies.find(({ id }) => met.includes(`enemy:${id}`) && outlook.kills(seat, ability, id));
  if (doomed) return because('use-kills', 'RF-106', { enemy: doomed.id });
  if (weakens(ability)) return because('use-weakens', 'RF-101');
  const kinds = new Set(ability.effects.map(({ kind }) => kind));
  if (ability.effects.some((effect) => isStrike(effect) && effect.statuses.includes('stun'))) {
    return because('use-stuns', 'RF-142');
  }
  if (kinds.has('taunt') || kinds.has('guard')) return because('use-guards', 'RF-078');
  if (kinds.has('heal')) return because('use-heals', 'RF-074');
  if (kinds.has('turn')) return because('use-turns', 'RF-095');
  return because('use-most', 'RF-092');
}
