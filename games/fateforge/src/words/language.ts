import { Facts, type Option, type Prompt } from '@wyrdhall/kernel';
import type { ReasonId } from '../rules/reasons.ts';
import type { CampaignTold, FateforgeTold } from '../told.ts';

export type Language = 'en' | 'de';

/** Every question of the game. */
type QuestionId =
  | 'accompany'
  | 'active'
  | 'before-reactions'
  | 'begin'
  | 'blast'
  | 'calm'
  | 'camp'
  | 'clear-lines'
  | 'dash'
  | 'defend'
  | 'dice'
  | 'draw'
  | 'either'
  | 'exit'
  | 'explore'
  | 'extra-round'
  | 'flask'
  | 'found'
  | 'fountain'
  | 'friend'
  | 'gain'
  | 'give-up-die'
  | 'keep'
  | 'learn'
  | 'loot'
  | 'order'
  | 'pay'
  | 'potion'
  | 'prepare'
  | 'reroll'
  | 'roll'
  | 'share'
  | 'start'
  | 'strap'
  | 'take-over'
  | 'target'
  | 'three-die'
  | 'three-result'
  | 'trap'
  | 'turn'
  | 'turn-die'
  | 'turn-to'
  | 'victim'
  | 'wax'
  | 'where'
  | 'whom'
  | 'wire';

/** Those of Story and Rest Scenes. */
type CampaignQuestionId =
  | 'exchange'
  | 'mark'
  | 'muster'
  | 'new-die'
  | 'pack'
  | 'read'
  | 'rest'
  | 'reward'
  | 'tale'
  | 'test-failed'
  | 'visit'
  | 'volunteer'
  | 'walk'
  | 'which-ally'
  | 'which-item'
  | 'which-trait'
  | 'who-of-you';

/** An option as its words need it: `use:bow-first` is the kind `use` with the rest `bow-first`. */
export interface Offered {
  readonly question: string;
  readonly facts: Facts;
  readonly id: string;
  readonly kind: string;
  readonly rest: string;
}

export function offered(prompt: Prompt, index: number): Offered {
  const { id } = prompt.options[index] as Option;
  const at = id.indexOf(':');
  const [kind, rest] = at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
  return { question: prompt.question.id, facts: new Facts(prompt.question), id, kind, rest };
}

type Ask = (facts: Facts, who: string) => string;
export type CampaignQuestionWords = Readonly<Record<CampaignQuestionId, Ask>>;
export type QuestionWords = Readonly<Record<QuestionId | CampaignQuestionId, Ask>>;
export type OptionWords = Readonly<Record<string, string | ((o: Offered) => string)>>;
export type ReasonWords = Readonly<Record<ReasonId, string>>;
export type CampaignEventWords = {
  readonly [Kind in CampaignTold['kind']]: (e: Extract<CampaignTold, { kind: Kind }>) => string;
};
export type EventWords = {
  readonly [Kind in FateforgeTold['kind']]: (e: Extract<FateforgeTold, { kind: Kind }>) => string;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
