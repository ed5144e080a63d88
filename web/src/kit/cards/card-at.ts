/** The card that this is, or that it lies on. */
export function cardAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const card = target.closest('[data-card]') ?? target.closest('.card')?.querySelector('[data-card]');
  return card?.getAttribute('data-card') ?? undefined;
}
