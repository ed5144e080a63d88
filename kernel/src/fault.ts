/** Rules code did what no rules code may do. The message names the fault; the game stands as before. */
export class Fault extends Error {
  override name = 'Fault';
}

/** What a refusal is about, as data: for those who say it in another language. */
export interface Why {
  readonly id: string;
  readonly [fact: string]: string | number | readonly string[];
}

/** Somebody outside asked for what cannot be. The message is fit to be shown; nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly #why: Why | undefined;

  constructor(message: string, why?: Why) {
    super(message);
    this.#why = why;
  }

  get why(): Why | undefined {
    return this.#why;
  }
}
