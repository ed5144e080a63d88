import { lstatSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Writes beside the file first and renames then, so that a crash leaves the old one. Throws what the system says. */
export function writeWhole(file: string, text: string): void {
  const target = regularFile(file);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Where a link leads; throws where something is there that is no regular file, as a pipe or a device. */
function regularFile(file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })) return file;
  const target = realpathSync(file);
  if (!statSync(target).isFile()) throw new Error(`${file} is no regular file.`);
  return target;
}
