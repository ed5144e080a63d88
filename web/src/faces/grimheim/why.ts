import { aimAt, type GrimheimView, goalsOf, inReachFrom, nameOf, TOWN, targetsOf } from '@wyrdhall/grimheim';
import { type Choice, Facts, type Prompt, type Told } from '@wyrdhall/kernel';
import type { Advised } from '../../kit/face.ts';
import { canShootFrom } from './advice.ts';
import { aimsOf } from './aimed.ts';
import { foresee, standOf } from './foresee.ts';
import { foesAt, monsterName } from './named.ts';
import { outlookOf } from './outlook.ts';
import { sighted, standingAt } from './sighted.ts';
import { grim } from './words/words.ts';

/** So much less damage on average is worth a word. */
const SAFER = 0.5;

/** Why a hint advises this, in a sentence, as far as the table itself can tell. */
export function advised(
  prompt: Prompt,
  choice: Choice,
  view: GrimheimView,
  told: () => readonly Told[],
): Advised | undefined {
  if (typeof choice !== 'string') return undefined;
  const answer = choice.startsWith('action:') ? grim.value.actions[choice.slice(7) as 'move'] : undefined;
  const why = whyOf(prompt, choice, view, told);
  return { ...(answer && { answer }), ...(why && { why }) };
}

function whyOf(
  prompt: Prompt,
  choice: string,
  view: GrimheimView,
  told: () => readonly Told[],
): string | undefined {
  const words = grim.value.fight.advice;
  const { question, seat } = prompt;
  const isPass = choice === (question.quiet ?? 'pass');
  switch (question.id) {
    case 'turn':
      return whyInTurn(prompt, choice, view);
    case 'walk':
      return choice.startsWith('hex:') ? whyThere(view, seat, choice.slice(4)) : undefined;
    case 'attack':
    case 'target':
    case 'may-target':
      return choice.startsWith('monster:') ? whyHim(prompt, choice, view) : undefined;
    case 'monsters-will-move':
      return isPass ? words.holdsNobody : whyUse(view, seat, choice);
    case 'after-roll': {
      const { roll, sum } = outlookOf(prompt, choice, view, told) ?? {};
      if (roll) return roll.kill >= 1 ? words.killsWith : roll.kill > 0 ? words.raises(roll.kill) : undefined;
      return isPass ? (sum?.dies ? words.diesAnyway : words.saveCards) : undefined;
    }
    case 'prevent': {
      if (isPass) return words.smallDamage;
      const hit = outlookOf(prompt, choice, view, told)?.hit;
      const without = outlookOf(prompt, question.quiet ?? 'pass', view, told)?.hit;
      if (without?.knockedOut && !hit?.knockedOut) return words.keepsUp;
      return hit && !hit.knockedOut ? words.lessDamage(hit.taken, hit.left) : undefined;
    }
    case 'upgrade':
      return choice === 'no' ? undefined : words.upgrade;
    case 'put-under':
      return choice === 'no' ? words.keep : words.bury;
    case 'march-order':
    case 'monster-attack':
      return choice === 'any-order' ? words.noMatter : undefined;
    default:
      return choice.startsWith('quest:') ? words.quest : undefined;
  }
}

function whyInTurn(prompt: Prompt, choice: string, view: GrimheimView): string | undefined {
  const words = grim.value.fight.advice;
  const { seat, question } = prompt;
  const hero = view.heroes[seat];
  const [kind = '', what = ''] = choice.split(':');
  switch (kind) {
    case 'end':
      return new Facts(question).number('actionsLeft') > 0 ? words.endEarly : words.end;
    case 'quest':
      return words.quest;
    case 'use':
    case 'play': {
      const targets = targetsOf(sighted(view), seat, choice);
      return targets.length === 1 ? words.hits(foesAt(view, targets)) : undefined;
    }
    case 'action':
      break;
    default:
      return undefined;
  }
  switch (what) {
    case 'attack':
      return whyAttack(view, seat);
    case 'move':
      return whyMove(view, seat);
    case 'mend':
      return words.mend;
    case 'focus':
      return words.focus;
    case 'prepare':
      return words.prepare;
    case 'practice':
      return words.practice(Math.max(0, (hero?.upgradePrice ?? 0) - (hero?.gold ?? 0) - 1));
    default:
      return undefined;
  }
}

/** Standing there: what it saves, whom one can shoot, what it spares. */
function whyThere(view: GrimheimView, seat: number, to: string): string {
  const words = grim.value.fight.advice;
  const [now, then] = [foresee(view), foresee(standingAt(view, seat, to))];
  if (then.lost < now.lost) return words.saves(now.lost - then.lost);
  if (canShootFrom(view, seat, to)) {
    const names = inReachFrom(sighted(view), seat, to).map((id) => monsterName(view, id));
    return words.shootFrom([...new Set(names)]);
  }
  const [before, after] = [now.threats[seat]?.expected ?? 0, then.threats[seat]?.expected ?? 0];
  return before - after >= SAFER ? words.safer(before, after) : words.closer;
}

/** The same of all areas that a move leads to. */
function whyMove(view: GrimheimView, seat: number): string {
  const words = grim.value.fight.advice;
  const now = foresee(view);
  const here = nameOf(view.heroes[seat]?.at ?? TOWN);
  const goals = goalsOf(sighted(view), seat);
  const then = goals.map((to) => foresee(standingAt(view, seat, to)));
  const lost = Math.min(...then.map((one) => one.lost));
  if (lost < now.lost) return words.savesElsewhere(now.lost - lost);
  const shoots = (to: string): boolean => canShootFrom(view, seat, to);
  if (!shoots(here) && goals.some(shoots)) return words.shootElsewhere;
  const before = now.threats[seat]?.expected ?? 0;
  const after = Math.min(...then.map(({ threats }) => threats[seat]?.expected ?? 0));
  return before - after >= SAFER ? words.saferElsewhere(before, after) : words.closer;
}

/** The best that an attack from here may do: at whom would enter, before all others. */
function whyAttack(view: GrimheimView, seat: number): string | undefined {
  const hero = view.heroes[seat];
  if (!hero) return undefined;
  const words = grim.value.fight.advice;
  const state = sighted(view);
  const entering = standOf(view).monsters;
  const [best] = inReachFrom(state, seat, nameOf(hero.at))
    .map((id) => ({
      id,
      kill: aimAt(state, seat, id, hero.strength)?.kill ?? 0,
      enters: entering.includes(id),
    }))
    .toSorted((a, b) => Number(b.enters) - Number(a.enters) || b.kill - a.kill);
  const [foe] = best ? foesAt(view, [best.id]) : [];
  if (!best || !foe) return undefined;
  return best.enters ? words.enters(foe) : words.kill(foe, best.kill);
}

function whyHim(prompt: Prompt, choice: string, view: GrimheimView): string | undefined {
  const words = grim.value.fight.advice;
  const id = choice.slice('monster:'.length);
  const [foe] = foesAt(view, [id]);
  if (!foe) return undefined;
  if (standOf(view).monsters.includes(id)) return words.enters(foe);
  const aim = aimsOf(view, prompt).get(choice);
  return aim && words.kill(foe, aim.kill);
}

/** A card in the monsters' turn: whom it keeps from the town. */
function whyUse(view: GrimheimView, seat: number, choice: string): string | undefined {
  const targets = targetsOf(sighted(view), seat, choice);
  const entering = standOf(view).monsters;
  const [foe] = foesAt(view, targets.filter((id) => entering.includes(id)).slice(0, 1));
  return foe && grim.value.fight.advice.holds(foe);
}
