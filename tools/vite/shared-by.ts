import type { Rolldown } from 'vite';

/** The modules that come with one: what it imports, and what that imports, without being asked for later. */
function modulesWith(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found)
    for (const imported of context.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * One chunk of all that an entry needs at once and shares with others. By itself the bundler writes a chunk for each
 * set of sharers: files of a few hundred bytes, which hardly get smaller when they are compressed, and a request each.
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
