import type { Rule } from '@wyrdhall/kernel';

/** The rules that name a card, by its name in the rulebook's language. */
export function rulingsOf(name: string, rules: readonly Rule[]): readonly Rule[] {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'u');
  return rules.filter(({ text }) => named.test(text));
}
