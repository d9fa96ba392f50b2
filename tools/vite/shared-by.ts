import type { Rolldown } from 'vite';

/** A module with all of its static imports, direct and indirect. */
function modulesWith(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([id]);
  for (const module of found)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Puts all static imports of an entry that other chunks share into one chunk. By default the bundler writes a chunk for
 * each set of importers: files of a few hundred bytes, which hardly compress and cost one request each.
 */
export function sharedBy(entry: string, name: string): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      modules ??= modulesWith(entry, context);
      return id !== entry && modules.has(id) ? name : null;
    },
    minShareCount: 2,
  };
}
