import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Readonly<{
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}>;
type TsConfig = { references?: { path: string }[] } & Record<string, unknown>;

const parts = ['lib', 'dom', 'app', 'client', 'server'] as const;

/**
 * The `references` of every tsconfig follow from the workspace dependencies of its package.json.
 * Yields the files whose text would change, so that the same function writes and checks.
 */
export function* tsconfigReferences(
  root: string,
): Generator<{ path: string; text: string; fresh: boolean }> {
  const folders = ['libs', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((folder) => `${group}/${folder}`)
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))),
  );
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
      const neighbours = used
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
      config.references = [...own, ...neighbours].map((reference) => ({ path: reference }));
      const text = `${JSON.stringify(config, null, 2)}\n`;
      yield { path, text, fresh: JSON.stringify(JSON.parse(before)) === JSON.stringify(config) };
    }
  }
}

/** Writes what is stale and returns the paths. */
export function writeTsconfigReferences(root: string): string[] {
  const stale = [...tsconfigReferences(root)].filter((file) => !file.fresh);
  for (const file of stale) writeFileSync(join(root, file.path), file.text);
  return stale.map((file) => file.path);
}
