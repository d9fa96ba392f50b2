import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

interface Manifest {
  readonly nx?: { readonly tags?: readonly string[] };
}

const isStandalone = (manifest: string): boolean => {
  const { nx } = JSON.parse(readFileSync(join(workspace, manifest), 'utf8')) as Manifest;
  return nx?.tags?.includes('standalone') === true;
};

/** Folder names of the libraries that depend on no other package here: their manifest has the tag `standalone`. */
export const standaloneLibraries: readonly string[] = globSync('libs/*/package.json', {
  cwd: workspace,
})
  .filter(isStandalone)
  .map((manifest) => basename(dirname(manifest)))
  .toSorted();
