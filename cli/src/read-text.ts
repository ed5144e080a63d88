import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes of a file that anybody of ours has written: a save has at most 24 million characters, of four bytes each. */
const MOST_BYTES = 100 * 2 ** 20;
const CHUNK = 2 ** 20;

/** Reads a whole file of text, and never more than a saved game can have. Throws what the system says. */
export function readText(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(CHUNK);
      const read = readSync(handle, chunk);
      if (read === 0) return Buffer.concat(chunks).toString('utf8');
      size += read;
      if (size > MOST_BYTES) throw new Error(`it is longer than ${MOST_BYTES / 2 ** 20} MB`);
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(handle);
  }
}
