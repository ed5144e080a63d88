import { createInterface } from 'node:readline';

/** Lines from a person or from a pipe, the same for both. */
export interface Input {
  readonly isTerminal: boolean;
  /** The next line; undefined where there are no more. Tab completes the given words. */
  ask(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  /** Whether Ctrl-C was pressed while nobody was asked. */
  wasInterrupted(): boolean;
  close(): void;
}

export function openInput(): Input {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const waiting: string[] = [];
  let completions: readonly string[] = [];
  let give: ((line: string | undefined) => void) | undefined;
  let ended = false;
  let interrupted = false;
  const lines = createInterface({
    input: process.stdin,
    ...(isTerminal && { output: process.stdout }),
    terminal: isTerminal,
    completer: (typed: string) => [completions.filter((word) => word.startsWith(typed)), typed],
  });
  const answer = (line: string | undefined): void => {
    const to = give;
    give = undefined;
    if (to) to(line);
    else if (line !== undefined) waiting.push(line);
  };
  lines.on('line', answer);
  lines.on('close', () => {
    ended = true;
    answer(undefined);
  });
  lines.on('SIGINT', () => {
    if (give) answer('q');
    else interrupted = true;
  });
  return {
    isTerminal,
    ask(prompt, words = []) {
      completions = words;
      const line = waiting.shift();
      // A pipe's lines are shown, so that what is printed can be read as a game.
      if (!isTerminal && line !== undefined) console.log(prompt + line);
      if (line !== undefined || ended) return Promise.resolve(line);
      if (isTerminal) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      return new Promise((resolve) => {
        give = (said) => {
          if (!isTerminal && said !== undefined) console.log(prompt + said);
          resolve(said);
        };
      });
    },
    wasInterrupted: () => interrupted,
    close: () => lines.close(),
  };
}
