/** One file of the client's build, as its manifest tells. */
export interface ClientFile {
  readonly file: string;
  /** Keys of the files that it imports at once. */
  readonly imports?: readonly string[];
}

/** The manifest of the client's build: its files by the path of their source. */
export type ClientManifest = Readonly<Record<string, ClientFile>>;

const islandSource = /([^/]+)\/island\.tsx?$/;

/** A file and all that it imports, itself first, each once. */
function filesFrom(manifest: ClientManifest, key: string, known = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[key] ?? {};
  if (file === undefined || known.has(file)) return known;
  known.add(file);
  for (const imported of imports) filesFrom(manifest, imported, known);
  return known;
}

/** The files of each island of a build by its name, its own first, with spaces between them. */
export const islandFilesOf = (manifest: ClientManifest): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(manifest).flatMap((key) => {
      const name = islandSource.exec(key)?.[1];
      return name === undefined ? [] : [[name, [...filesFrom(manifest, key)].join(' ')] as const];
    }),
  );
