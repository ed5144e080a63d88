import type { Flow, Option } from '@wyrdhall/kernel';
import { restsBefore } from '../../content/campaign/schedule.ts';
import { skillOf } from '../../content/index.ts';
import { type FateforgeTable, type Hero, heroAt, seatOf } from '../../state.ts';
import { learn } from '../heroes.ts';
import { closedSkill, onOffer, priceOf } from '../learn.ts';
import { campaignOf } from './memory.ts';

const MASTERS_FROM = 4;

/** Skills that the hero could buy; level II only where masters teach (R-95, FF-381). */
export const skillOptions = (h: Hero, gold: number, levels: readonly number[]): Option<string>[] =>
  onOffer(h)
    .filter(({ level }) => levels.includes(level))
    .map((skill): Option<string> => {
      const why = closedSkill(h, skill, gold);
      return { id: `learn:${skill.id}`, value: skill.id, at: h.id, ...(why && { closed: why }) };
    });

export function learnFor(t: FateforgeTable, h: Hero, id: string): void {
  learn(h, id);
  t.tell({ kind: 'learns', rule: 'FF-080', hero: h.id, card: id });
}

/**
 * FF-381, FF-384: one hero buys skills from the purse that a restart or a swap gave; what is left at the end is lost
 * (`lose`), or goes to the next hero.
 */
export function* hireStep(t: FateforgeTable, i: number, more: string): Flow {
  const s = t.state;
  const c = campaignOf(s);
  const h = heroAt(s, i);
  const act = more === 'act';
  const masters = restsBefore(act ? c.act.at : c.at) >= MASTERS_FROM;
  const options = skillOptions(h, c.purse, masters ? [1, 2] : [1]);
  const data = { gold: c.purse };
  const question = { id: 'learn', rule: act ? 'FF-381' : 'FF-384', figure: h.id, data, quiet: 'done' };
  const id = yield* t.choose(seatOf(s, i), question, [...options, { id: 'done', value: '' }]);
  if (id === '') {
    if (!act) c.purse = 0;
    return;
  }
  c.purse -= priceOf(h, skillOf(id));
  learnFor(t, h, id);
  c.agenda.unshift(`hire ${i}${more === '' ? '' : ` ${more}`}`);
}
