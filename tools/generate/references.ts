import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Readonly<{
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}>;
type TsConfig = { references?: { path: string }[] } & Record<string, unknown>;

/** Folders below `libs` and `apps` that the TypeScript compiler knows. */
const projectFolders = (root: string): string[] =>
  ['libs', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((folder) => `${group}/${folder}`)
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))),
  );

/** The root's tsconfig names every project, so that `tsc -b` leaves none out. */
export function rootReferences(root: string): readonly [path: string, text: string] {
  const references = [
    ...projectFolders(root).map((folder) => ({ path: `./${folder}` })),
    { path: './tsconfig.tools.json' },
  ];
  return ['tsconfig.json', `${JSON.stringify({ files: [], references }, null, 2)}\n`];
}

const parts = ['lib', 'dom', 'app', 'client', 'server'] as const;

/**
 * The `references` of every tsconfig follow from the workspace dependencies of its package.json.
 * Yields the files whose text would change, so that the same function writes and checks.
 */
export function* tsconfigReferences(
  root: string,
): Generator<{ path: string; text: string; fresh: boolean }> {
  const folders = projectFolders(root);
  const manifests = new Map(
    folders.map((folder) => [
      folder,
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
    ]),
  );
  const folderOf = new Map([...manifests].map(([folder, manifest]) => [manifest.name, folder]));

  for (const [folder, manifest] of manifests) {
    const runtime = { ...manifest.dependencies, ...manifest.peerDependencies };
    const development = { ...runtime, ...manifest.devDependencies };
    for (const part of [...parts, 'spec'] as const) {
      const path = `${folder}/tsconfig.${part}.json`;
      if (!existsSync(join(root, path))) continue;
      const used = Object.keys(part === 'spec' ? development : runtime);
      const neighbors = used
        .flatMap((name) => folderOf.get(name) ?? [])
        .flatMap((other) => parts.map((otherPart) => `${other}/tsconfig.${otherPart}.json`))
        .filter((other) => existsSync(join(root, other)))
        .map((other) => `../../${other}`);
      const own = parts
        .slice(0, part === 'spec' ? parts.length : parts.indexOf(part))
        .map((otherPart) => `./tsconfig.${otherPart}.json`)
        .filter((other) => existsSync(join(root, folder, other)));
      const before = readFileSync(join(root, path), 'utf8');
      const config = JSON.parse(before) as TsConfig;
      config.references = [...own, ...neighbors].map((reference) => ({ path: reference }));
      const text = `${JSON.stringify(config, null, 2)}\n`;
      yield { path, text, fresh: JSON.stringify(JSON.parse(before)) === JSON.stringify(config) };
    }
  }
}
