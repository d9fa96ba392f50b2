import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultServerConditions, type Rolldown } from 'vite';
import { findShippedExports, type ShippedExports } from '../../vite/shipped-exports.ts';

const conditions = ['@sitewright/source', ...defaultServerConditions];

/** Builds the commands in memory to find the exports that they use: in production they run from their sources. */
export async function buildCommands(root: string): Promise<ShippedExports> {
  const folder = join(root, 'apps/api/src/commands');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(root, 'apps/api'),
    resolve: { conditions },
    ssr: { noExternal: [/^@sitewright\//], resolve: { conditions } },
    build: {
      ssr: true,
      write: false,
      target: 'node24',
      minify: false,
      rollupOptions: {
        input: readdirSync(folder)
          .filter((name) => !name.includes('.test.'))
          .map((name) => join(folder, name)),
      },
    },
  });
  return findShippedExports((built as Rolldown.RolldownOutput).output);
}
