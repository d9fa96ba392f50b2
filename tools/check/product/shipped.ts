import type { ShippedExports } from '../../vite/shipped-exports.ts';
import type { ProductExport } from './exercised-exports.ts';
import { findUsedNames } from './used-names.ts';

/** Whether a shipped build contains an export. */
export type IsShipped = (used: ProductExport) => boolean;

const isCatalog = (file: string): boolean => file.startsWith('libs/messages/src/catalog/');

/**
 * Creates the lookup in the given builds. An export is found by its name, an inlined constant by shipped code that uses
 * it, and a message of the catalog by shipped code that contains its key.
 */
export function createIsShipped(root: string, builds: readonly ShippedExports[]): IsShipped {
  const namesByModule = new Map<string, Set<string>>();
  for (const build of builds)
    for (const [module, names] of Object.entries(build))
      namesByModule.set(module, new Set([...(namesByModule.get(module) ?? []), ...names]));
  const { names, texts } = findUsedNames(
    root,
    Object.fromEntries([...namesByModule].map(([module, exported]) => [module, [...exported]])),
  );
  return ({ file, name, isInlined }) =>
    (isCatalog(file) && texts.has(name)) ||
    namesByModule.get(file)?.has(name) === true ||
    (isInlined && names.has(`${file} ${name}`));
}
