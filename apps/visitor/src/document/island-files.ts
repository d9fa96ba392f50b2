/** One file of the client build, from its manifest. */
export interface ClientFile {
  readonly file: string;
  /** Keys of its static imports. */
  readonly imports?: readonly string[];
}

/** The manifest of the client build: files by source path. */
export type ClientManifest = Readonly<Record<string, ClientFile>>;

const islandSource = /([^/]+)\/island\.tsx?$/;

/** A file and all its static imports, itself first, each once. */
function filesFrom(manifest: ClientManifest, key: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[key] ?? {};
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  for (const imported of imports) filesFrom(manifest, imported, found);
  return found;
}

/** The files of each island by name, its own first, separated by spaces. */
export const islandFilesOf = (manifest: ClientManifest): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(manifest).flatMap((key) => {
      const name = islandSource.exec(key)?.[1];
      return name === undefined ? [] : [[name, [...filesFrom(manifest, key)].join(' ')] as const];
    }),
  );
