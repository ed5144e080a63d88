import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files in these folders of `root`, as paths from it with forward slashes, in order. */
export function sources(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();
}
