import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ShippedExports } from '../../vite/shipped-exports.ts';
import { buildCommands } from './build-commands.ts';
import type { ProductExport } from './exercised-exports.ts';
import { createModuleReader } from './read-module.ts';

const apps = ['api', 'visitor', 'config'] as const;

/** Whether a build of an app kept an export. */
export type IsShipped = (used: ProductExport) => boolean;

/** Reads what the builds of the apps kept, and what commands need; null before the apps were built. */
export async function readShipped(root: string): Promise<IsShipped | null> {
  const kept = new Map<string, Set<string>>();
  const keep = (shipped: ShippedExports) => {
    for (const [module, names] of Object.entries(shipped))
      kept.set(module, new Set([...(kept.get(module) ?? []), ...names]));
  };
  keep(await buildCommands(root));
  for (const app of apps) {
    const folder = join(root, 'apps', app, 'dist/shipped');
    let files: string[];
    try {
      files = readdirSync(folder);
    } catch {
      return null;
    }
    for (const file of files)
      keep(JSON.parse(readFileSync(join(folder, file), 'utf8')) as ShippedExports);
  }
  const inlined = inlinedNames(root, [...kept.keys()]);
  const isTextUsed = readUsedTexts(root, [...kept.keys()]);
  return ({ file, name, isInlined }) =>
    (isCatalog(file) && isTextUsed(name)) ||
    kept.get(file)?.has(name) === true ||
    (isInlined && inlined.has(`${file} ${name}`));
}

const isCatalog = (file: string): boolean => file.startsWith('libs/messages/src/catalogue/');

/** Whether a kept module asks for a text of the catalog by its key; the catalog itself does not count. */
function readUsedTexts(root: string, keptModules: readonly string[]): (key: string) => boolean {
  const sources = keptModules
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('libs/messages/src/compiled/'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  return (key) => sources.includes(`'${key}'`) || sources.includes(`"${key}"`);
}

/** The names that kept modules import, under the modules that declare them. */
function inlinedNames(root: string, keptModules: readonly string[]): ReadonlySet<string> {
  const read = createModuleReader(root);
  const names = new Set<string>();
  const add = (from: string, name: string): void => {
    const key = `${relative(root, from)} ${name}`;
    if (names.has(key)) return;
    names.add(key);
    const { reexports, stars } = read(from);
    const reexported = reexports.get(name);
    if (reexported !== undefined) add(reexported.from, reexported.name);
    for (const star of stars) add(star, name);
  };
  for (const module of keptModules.filter((path) => /\.tsx?$/.test(path))) {
    const { imports, declarations } = read(join(root, module));
    for (const { from, name } of imports.values()) add(from, name);
    for (const name of declarations.keys()) names.add(`${module} ${name}`);
  }
  return names;
}
