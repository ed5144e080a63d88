import { signal } from '@preact/signals';

/** What is open on the screen around the board. One table is open at a time. */
export const look = {
  /** The rule that is shown beside the board. */
  rule: signal<string | undefined>(undefined),
  /** The card that is looked at, large. */
  card: signal<string | undefined>(undefined),
  /** Which moment of what happened last is shown; undefined: the board as it is. */
  back: signal<number | undefined>(undefined),
  /** The board as a list of its places. */
  list: signal(false),
  menu: signal<'undo' | 'table' | 'keys' | 'report' | 'seats' | undefined>(undefined),
  /** On a small screen: which sheet lies below the question. */
  sheet: signal<'hand' | 'saga' | 'side' | 'none'>('hand'),
};

const others: (() => void)[] = [];

/** What a face shows of what somebody pointed at or opened is forgotten with the table. */
export function whenAfresh(forget: () => void): void {
  others.push(forget);
}

export function lookAfresh(): void {
  for (const forget of others) forget();
  look.rule.value = undefined;
  look.card.value = undefined;
  look.back.value = undefined;
  look.list.value = false;
  look.menu.value = undefined;
  look.sheet.value = 'hand';
}

export function showRule(rule: string): void {
  look.rule.value = look.rule.value === rule ? undefined : rule;
}
