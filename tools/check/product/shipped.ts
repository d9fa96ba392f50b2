import type { ShippedExports } from '../../vite/shipped-exports.ts';
import type { ProductExport } from './exercised-exports.ts';
import { findUsedNames } from './used-names.ts';

/** Whether something that is shipped kept an export. */
export type IsShipped = (used: ProductExport) => boolean;

const isCatalog = (file: string): boolean => file.startsWith('libs/messages/src/catalog/');

/**
 * Tells what builds kept: an export by its name, a number or a text by what is kept and uses it, a text of the catalog
 * by what is kept and asks for it by its key.
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
