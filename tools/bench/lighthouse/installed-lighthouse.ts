import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = '13.5.0';
const folder = join(import.meta.dirname, '../../../.cache/lighthouse');
const packageFolder = join(folder, 'node_modules/lighthouse');

function installedVersion(): string | undefined {
  const manifest = join(packageFolder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}

/**
 * The path of Lighthouse's program. It is installed on first use, separately from the repository's packages: it is
 * larger than all of them, and only this command needs it.
 */
export function installedLighthouse(): string {
  if (installedVersion() !== version) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const { status, stderr } = spawnSync(
      'npm',
      [
        'install',
        `lighthouse@${version}`,
        '--prefix',
        folder,
        '--workspaces=false',
        '--ignore-scripts',
        '--no-package-lock',
      ],
      { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (status !== 0) throw new Error(`Lighthouse ${version} could not be installed:\n${stderr}`);
  }
  return join(packageFolder, 'cli/index.js');
}
