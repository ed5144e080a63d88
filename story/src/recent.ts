/**
 * Remembers what was asked for lately: at most `most` values, and always those of the last half as many keys. Two
 * generations cost less than a list in the exact order of use: a hit among the young ones writes nothing.
 */
export class Recent<T> {
  private readonly generation: number;
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  constructor(most: number) {
    this.generation = Math.ceil(most / 2);
  }

  get size(): number {
    return new Set([...this.young.keys(), ...this.old.keys()]).size;
  }

  get(key: string): T | undefined {
    const value = this.young.get(key);
    if (value !== undefined) return value;
    const older = this.old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: T): void {
    if (this.young.size >= this.generation) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }
}
