import type { Status } from '@wyrdhall/rolling-fates';
import { foreseenAttacks, foreseenLosses, foreseenPoison } from '@wyrdhall/rolling-fates';
import { abilityBlow, aimedBlow, type Blow, costsOf, enteredBlow, lossesIn } from './costs.ts';
import { counting } from './counted.ts';
import { aimedAt, pointedAt } from './looking.ts';
import { type FateProps, textOf } from './seen.ts';

/** What is going to happen to figures, by their ids, as far as one can know. */
export interface Foreseen {
  readonly loss: ReadonlyMap<string, number>;
  readonly gain: ReadonlyMap<string, number>;
  /** Enemies that answer what is being aimed, and whom they hurt. */
  readonly answers: readonly { readonly from: string; readonly to: string }[];
}

/** What is looked at now: what is being aimed, what is on the keypad, or the ability that somebody points at. */
export function shownBlow(props: FateProps): Blow | undefined {
  const { prompt, view, marking } = props;
  const question = prompt?.question.id;
  if (!prompt) return undefined;
  if (question === 'target') return aimedBlow(prompt);
  if (question === 'hit') {
    const marked = (id: string) => marking?.answers.find((answer) => answer.id === id)?.marked ?? 0;
    const put = (['poison', 'weakness', 'stun'] as const).filter((status: Status) => marked(status) > 0);
    return enteredBlow(marked('damage'), put, textOf(prompt, 'enemy') ?? '');
  }
  const begun = counting.value?.seat === prompt.seat ? counting.value.ability : undefined;
  const pointed = begun ?? pointedAt.value;
  const uses = question === 'act' || question === 'hits';
  return uses && pointed !== undefined ? abilityBlow(prompt, pointed, view) : undefined;
}

/** Whom somebody points at, has chosen, or whom the keypad is for. */
function aimedNow({ prompt, marking, touched }: FateProps): string[] {
  if (prompt?.question.id === 'hit') return [textOf(prompt, 'enemy') ?? ''];
  const marked = marking?.answers.flatMap(({ at, marked: times }) => (at && times > 0 ? [at] : [])) ?? [];
  const at = aimedAt.value ?? prompt?.options.find(({ id }) => id === touched)?.at;
  return at === undefined ? marked : [...marked, at];
}

/** Targets that are chosen, or cannot be others; all that can be, where one is still to be chosen. */
export function foresee(props: FateProps): Foreseen {
  const { view, prompt, event } = props;
  const loss = new Map<string, number>();
  const gain = new Map<string, number>();
  const idAt = (seat: number): string => view.heroes[seat]?.id ?? '';
  const more = (id: string, lost: number) => loss.set(id, (loss.get(id) ?? 0) + lost);
  if (!view.combat || event) return { loss, gain, answers: [] };
  for (const attack of foreseenAttacks(view)) more(idAt(attack.seat), attack.loss);
  for (const [id, lost] of foreseenPoison(view)) more(id, lost);
  const blow = shownBlow(props);
  if (!prompt || !blow) return { loss, gain, answers: [] };
  const aimed = aimedNow(props);
  const one = aimed.at(-1);
  for (const [id, lost] of foreseenLosses(view, prompt.seat, blow.effects, blow.extra, one)) {
    // When all are chosen, nobody else is hit.
    if (!props.marking?.full || prompt.question.id !== 'target' || aimed.includes(id)) loss.set(id, lost);
  }
  const costs = costsOf(blow, aimed, prompt.seat, view, props.told?.());
  for (const [seat, lost] of lossesIn(costs)) more(idAt(seat), lost);
  for (const effect of blow.effects) {
    if (effect.kind !== 'heal') continue;
    for (const { id } of view.heroes) {
      if (one === undefined || effect.targets !== 1 || id === one) gain.set(id, effect.amount);
    }
  }
  return { loss, gain, answers: costs.map(({ enemy, seat }) => ({ from: enemy, to: idAt(seat) })) };
}
