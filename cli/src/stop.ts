/** Ends a command with a message and an exit code that scripts can use. */
export class Stop extends Error {
  override name = 'Stop';
  readonly code: 1 | 2;

  constructor(code: 1 | 2, message: string) {
    super(message);
    this.code = code;
  }
}

/** It was asked in a way that cannot be: exit code 2. */
export const usage = (message: string): Stop => new Stop(2, message);

/** It was asked rightly, and failed: exit code 1. */
export const failed = (message: string): Stop => new Stop(1, message);

/** The exit code after Ctrl-C, as shells have it. */
export const STOPPED = 130;
