import { type FateforgeView, resultFacts } from '@wyrdhall/fateforge';
import { type Choice, Facts, type Prompt } from '@wyrdhall/kernel';
import type { Doubt } from '../../kit/face.ts';
import { zoneNameIn } from './board/map.ts';
import { ff } from './words/words.ts';

/** What taking a place does, on the button under it. */
export function deed({ question }: Prompt, option: string, view: FateforgeView): string | undefined {
  const words = ff.value;
  const [kind, id = ''] = option.split(':');
  if (kind === 'zone') {
    const name = zoneNameIn(view.board, id);
    return question.id === 'where' || question.id === 'dash' ? words.walkTo(name) : name;
  }
  return undefined;
}

/** What a blow leaves of an enemy, as far as its tokens say. */
function blow({ question }: Prompt, id: string, view: FateforgeView): string | undefined {
  const words = ff.value;
  const facts = new Facts(question);
  const enemy = view.enemies.find((e) => e.id === id);
  if (!enemy || !facts.has('op') || !['hit', 'shot', 'damage'].includes(facts.text('op'))) return undefined;
  if (facts.text('op') === 'shot' && enemy.abilities.includes('warded')) return words.wards;
  const through = Math.max(0, facts.number('n') - enemy.armour - enemy.block - enemy.fresh);
  if (through === 0) return words.stopped;
  const left = enemy.toughness - enemy.damage - through;
  return left <= 0 ? words.falls : words.leftAfter(left);
}

export function outcome(prompt: Prompt, option: string, view: FateforgeView): string | undefined {
  const [kind, id = ''] = option.split(':');
  if (kind === 'enemy' && prompt.question.id === 'target') return blow(prompt, id, view);
  return undefined;
}

const useful = (pool: readonly string[]): string[] =>
  pool.map((id) => resultFacts(id).face).filter((face) => face !== 'miss');

/** Ending a turn with results left, or being ready with Misses, asks once. */
export function doubts({ question }: Prompt, choice: Choice, view: FateforgeView): Doubt | undefined {
  const words = ff.value;
  const hero = view.heroes.find(({ id }) => id === question.figure);
  if (!hero) return undefined;
  if (question.id === 'turn' && choice === 'end') {
    const left = useful(hero.pool);
    const isKeeping = hero.passives.includes('keep-result') || hero.passives.includes('keep-focus');
    if (left.length > 0 && !isKeeping) return { ...words.endDoubt, why: words.endWhy(left) };
  }
  if (question.id === 'prepare' && choice === 'ready') {
    const misses = hero.pool.filter((id) => id.endsWith(':miss')).length;
    if (misses >= 2 && hero.energy > 1 && !hero.round.includes('reroll')) return words.readyDoubt;
  }
  return undefined;
}
