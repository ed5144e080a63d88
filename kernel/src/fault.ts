/** Rules code did what no rules code may do. The message names the fault; the game stands as before. */
export class Fault extends Error {
  override name = 'Fault';
}

/** Somebody outside asked for what cannot be. The message is fit to be shown; nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal';
}
