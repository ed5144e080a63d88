import type { Flow, Option, Reason } from '@wyrdhall/kernel';
import type { Skill } from '../content/cards.ts';
import { SKILLS, skillOf } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { learn } from './heroes.ts';
import { because } from './reasons.ts';

/** FF-080; Debt makes every skill dearer. */
export const priceOf = (h: Hero, skill: Skill): number =>
  skill.cost + (h.corruption.includes('corruption:debt') ? 1 : 0);

const owns = (h: Hero, id: string): boolean => h.skills.includes(id) || h.reserve.includes(id);

/** FF-079: what of the own deck is still to be had; a level I whose level II is owned is gone (FF-410). */
export const onOffer = (h: Hero): Skill[] =>
  SKILLS.filter(
    ({ hero, id }) =>
      hero === h.id && !owns(h, id) && !SKILLS.some((other) => other.upgrades === id && owns(h, other.id)),
  );

/** FF-409 */
export function closedSkill(h: Hero, skill: Skill, purse: number): Reason | undefined {
  if (skill.upgrades !== '' && !owns(h, skill.upgrades)) return because.needsFirst;
  return priceOf(h, skill) > purse ? because.tooDear : undefined;
}

function offers(s: Fateforge, i: number): Option<string>[] {
  const h = heroAt(s, i);
  const purse = s.questline?.purse[i] ?? 0;
  const options = onOffer(h).map((skill): Option<string> => {
    const why = closedSkill(h, skill, purse);
    const id = `learn:${skill.id}`;
    return why ? { id, value: skill.id, closed: why } : { id, value: skill.id };
  });
  options.push({ id: 'done', value: '' });
  return options;
}

/** FF-450: one hero after the other buys skills; one card a step. */
export function* buySkills(t: FateforgeTable): Flow {
  const s = t.state;
  const i = s.at;
  const h = s.heroes[i];
  if (!h || !s.questline) {
    s.phase = 'arm';
    s.at = 0;
    return;
  }
  const gold = s.questline.purse[i] ?? 0;
  const question = { id: 'learn', rule: 'FF-450', figure: h.id, data: { gold }, quiet: 'done' };
  const id = yield* t.choose(seatOf(s, i), question, offers(s, i));
  if (id === '') {
    s.at++;
    return;
  }
  s.questline.purse[i] = gold - priceOf(h, skillOf(id));
  learn(h, id);
  t.tell({ kind: 'learns', rule: 'FF-080', hero: h.id, card: id });
}
