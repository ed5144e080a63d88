import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes beside the file first and renames then, so that a crash leaves the old one. Throws what the system says. */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
