/** A list in which one thing is changed: by where it stands, */
export const changeAt = <T>(list: readonly T[], index: number, change: (item: T) => Partial<T>): T[] =>
  list.map((item, i) => (i === index ? { ...item, ...change(item) } : item));

/** or by its id. */
export const changeOf = <T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  change: (item: T) => Partial<T>,
): T[] => list.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
