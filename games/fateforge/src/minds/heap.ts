/** Gives back what ranks highest. */
export class Heap<T> {
  private readonly items: T[] = [];
  private readonly ranks: number[] = [];
  private readonly rankOf: (item: T) => number;

  constructor(rankOf: (item: T) => number) {
    this.rankOf = rankOf;
  }

  get size(): number {
    return this.items.length;
  }

  push(item: T): void {
    const rank = this.rankOf(item);
    const { items, ranks } = this;
    let k = items.length;
    items.push(item);
    ranks.push(rank);
    while (k > 0) {
      const up = (k - 1) >> 1;
      if ((ranks[up] as number) >= rank) break;
      items[k] = items[up] as T;
      ranks[k] = ranks[up] as number;
      k = up;
    }
    items[k] = item;
    ranks[k] = rank;
  }

  pop(): T | undefined {
    const { items, ranks } = this;
    const [top] = items;
    const last = items.pop();
    const rank = ranks.pop();
    if (items.length === 0 || last === undefined || rank === undefined) return top;
    let k = 0;
    for (;;) {
      let down = 2 * k + 1;
      if (down >= items.length) break;
      if (down + 1 < items.length && (ranks[down + 1] as number) > (ranks[down] as number)) down++;
      if ((ranks[down] as number) <= rank) break;
      items[k] = items[down] as T;
      ranks[k] = ranks[down] as number;
      k = down;
    }
    items[k] = last;
    ranks[k] = rank;
    return top;
  }
}
