import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
] as const;

/** Where a Chromium for the tests is: `CHROMIUM_PATH`, Playwright's own, else one that the system installed. */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const candidates = [env['CHROMIUM_PATH'], chromium.executablePath(), ...installedPaths];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Installs one, saying how: Playwright's own, else Debian's package where this process may. */
export function installChromium(): boolean {
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']],
  ];
  for (const [command, args] of ways) {
    process.stdout.write(`No Chromium was found; trying: ${command} ${args.join(' ')}\n`);
    const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    if (status === 0 && chromiumPath() !== undefined) return true;
  }
  return false;
}
