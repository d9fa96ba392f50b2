import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifestPath = join(import.meta.dirname, '../../../visitor/dist/client/.vite/manifest.json');
const islandSource = /([^/]+)\/island\.tsx?$/;

/** The names of all islands in the visitor app's build. */
export function islandsOfBuild(): string[] {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, unknown>;
  return Object.keys(manifest).flatMap((source) => islandSource.exec(source)?.[1] ?? []);
}
