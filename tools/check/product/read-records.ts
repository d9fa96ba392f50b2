import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  fingerprintOf,
  type ShippedExports,
  type ShippedRecord,
} from '../../vite/shipped-exports.ts';

const apps = ['api', 'visitor', 'config'] as const;

/** The exports that the builds of the apps contain, and the missing or stale builds. */
export interface BuildRecords {
  readonly exports: readonly ShippedExports[];
  readonly problems: readonly string[];
}

/** Reads the records that the builds of the apps wrote. A build that is older than its sources is a problem. */
export function readRecords(root: string): BuildRecords {
  const exports: ShippedExports[] = [];
  const problems: string[] = [];
  for (const app of apps) {
    const folder = `apps/${app}/dist/shipped`;
    let names: readonly string[];
    try {
      names = readdirSync(join(root, folder));
    } catch {
      problems.push(`apps/${app} is not built. Run npm run build first.`);
      continue;
    }
    for (const name of names) {
      const text = readFileSync(join(root, folder, name), 'utf8');
      const {
        sources,
        fingerprint,
        exports: recorded,
      } = JSON.parse(text) as Partial<ShippedRecord>;
      const isFresh = sources !== undefined && fingerprintOf(root, sources) === fingerprint;
      if (isFresh && recorded !== undefined) exports.push(recorded);
      else
        problems.push(
          `The build ${folder}/${name} is stale: sources changed since. Run npm run build again.`,
        );
    }
  }
  return { exports, problems };
}
