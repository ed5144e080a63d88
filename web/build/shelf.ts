import type { Rolldown } from 'vite';

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** All that a page needs at once travels as one file: many small ones compress badly. */
export function inOneFile(page: string): Groups {
  let needed: Set<string> | undefined;
  const name = (id: string, graph: Rolldown.ChunkingContext): string | null => {
    needed ??= neededBy(page, graph);
    return needed.has(id) ? 'hall' : null;
  };
  return { groups: [{ name, tags: ['$initial'] }] };
}

function neededBy(page: string, graph: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set([page]);
  for (const id of needed)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}
