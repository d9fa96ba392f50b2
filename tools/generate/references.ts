import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Readonly<{
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}>;
type TsConfig = { references?: { path: string }[] } & Record<string, unknown>;

/** Folders in `libs` and `apps` that have a tsconfig.json. */
const projectFolders = (root: string): string[] =>
  ['libs', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((folder) => `${group}/${folder}`)
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))),
  );

/** The path and text of the root tsconfig, which references every project, so that `tsc -b` leaves none out. */
export function rootReferences(root: string): readonly [path: string, text: string] {
  const references = [
    ...projectFolders(root).map((folder) => ({ path: `./${folder}` })),
    { path: './tsconfig.tools.json' },
  ];
  return ['tsconfig.json', `${JSON.stringify({ files: [], references }, null, 2)}\n`];
}

const parts = ['lib', 'dom', 'app', 'client', 'server'] as const;

/**
 * Derives the `references` of every tsconfig from the workspace dependencies of its package.json. Yields every file
 * with its new text; `fresh` is true when nothing changes, so that the same function serves to write and to check.
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
      const dependencyReferences = used
        .flatMap((name) => folderOf.get(name) ?? [])
        .flatMap((dependency) =>
          parts.map((otherPart) => `${dependency}/tsconfig.${otherPart}.json`),
        )
        .filter((tsconfig) => existsSync(join(root, tsconfig)))
        .map((tsconfig) => `../../${tsconfig}`);
      const ownReferences = parts
        .slice(0, part === 'spec' ? parts.length : parts.indexOf(part))
        .map((otherPart) => `./tsconfig.${otherPart}.json`)
        .filter((sibling) => existsSync(join(root, folder, sibling)));
      const before = readFileSync(join(root, path), 'utf8');
      const config = JSON.parse(before) as TsConfig;
      config.references = [...ownReferences, ...dependencyReferences].map((reference) => ({
        path: reference,
      }));
      const text = `${JSON.stringify(config, null, 2)}\n`;
      yield { path, text, fresh: JSON.stringify(JSON.parse(before)) === JSON.stringify(config) };
    }
  }
}
