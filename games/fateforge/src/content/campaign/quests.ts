/** FF-357 to FF-360 */
export interface QuestCard {
  readonly id: string;
  readonly name: string;
  /** FF-358 */
  readonly threat: 1 | 2 | 3 | 4;
  readonly time: number;
  /** The rest at which it is first on offer, and for how many rests (FF-359). */
  readonly from: number;
  readonly life: number;
  /** A fight, an exploration, or a story alone. */
  readonly form: { readonly fight: string } | { readonly explore: string } | { readonly story: true };
}

export const QUESTS: readonly QuestCard[] = [
  { id: 'sq01', name: 'Rat Catchers', threat: 1, time: 1, from: 1, life: 2, form: { fight: 's01' } },
  { id: 'sq02', name: 'Runner in Debt', threat: 1, time: 1, from: 1, life: 3, form: { fight: 's02' } },
  { id: 'sq03', name: 'The Missing Ledger', threat: 1, time: 1, from: 2, life: 2, form: { explore: 'x3' } },
  { id: 'sq04', name: 'The Sunken Cart', threat: 2, time: 1, from: 3, life: 3, form: { fight: 's03' } },
  { id: 'sq05', name: 'Night Watch', threat: 2, time: 2, from: 3, life: 2, form: { fight: 's04' } },
  { id: 'sq06', name: 'A Wager of Wits', threat: 1, time: 1, from: 4, life: 2, form: { story: true } },
  { id: 'sq07', name: 'Embers under the Mill', threat: 3, time: 2, from: 5, life: 2, form: { fight: 's05' } },
  { id: 'sq08', name: 'The Lost Verse', threat: 2, time: 1, from: 5, life: 3, form: { explore: 'x4' } },
  { id: 'sq09', name: 'The Bronze Hound', threat: 3, time: 2, from: 6, life: 2, form: { fight: 's07' } },
  { id: 'sq10', name: 'The Baron’s Ring', threat: 4, time: 2, from: 6, life: 3, form: { fight: 's06' } },
];

const byId = new Map(QUESTS.map((card) => [card.id, card]));
export const isQuest = (id: string): boolean => byId.has(id);
export const questOf = (id: string): QuestCard => byId.get(id) as QuestCard;
