import { hashText, mix, type Pick, type Play, type Prompt, Random } from '@wyrdhall/kernel';

/**
 * The luck of one deal: the same answer in the same turn meets the same dice, whatever went before. So two ways to
 * go on differ by what they change, and hardly by chance.
 */
export class Luck {
  private readonly seed: number;
  private readonly often = new Map<number, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Answers one of the open prompts. */
  reply(play: Play, index: number, pick: Pick): void {
    const option = typeof pick === 'number' ? play.prompts[index]?.options[pick] : undefined;
    play.table.reseed(this.seedOf(play, index, option?.id ?? String(pick)));
    play.reply(index, pick);
  }

  /** What decides how somebody answers who does not think long. */
  whim(play: Play): Random {
    return Random.fromSeed(this.seedOf(play, 0, '?'));
  }

  private seedOf(play: Play, index: number, what: string): number {
    const { question, seat } = play.prompts[index] as Prompt;
    const turn = hashText(play.game.clock(play.table.state).turn, this.seed + seat);
    const key = mix(hashText(what, hashText(question.id, turn)));
    const times = (this.often.get(key) ?? 0) + 1;
    this.often.set(key, times);
    return mix(key + times);
  }
}
