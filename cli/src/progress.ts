import { pc } from './colours.ts';

const WIDTH = 30;

/** A bar on the error output, and only on a terminal: what is piped stays clean. */
export function progressBar(total: number): { show(done: number): void; clear(): void } {
  const out = process.stderr;
  if (!out.isTTY) return { show() {}, clear() {} };
  const began = performance.now();
  let shown = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < 100 && done < total) return;
      shown = now;
      const full = Math.round((WIDTH * done) / total);
      const left = Math.ceil(((now - began) / 1000) * (total / done - 1));
      const bar = pc.green('█'.repeat(full)) + pc.dim('░'.repeat(WIDTH - full));
      out.write(`\r${bar} ${done} of ${total} games, ${left} s left \x1b[K`);
    },
    clear: () => out.write('\r\x1b[K'),
  };
}
