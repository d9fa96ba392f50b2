import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first: it needs a fifth less processor time for the same journeys. */
const installedPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
] as const;

/** Commands that install Chromium: Playwright's download, else a package of Debian, which needs root. */
const installCommands: readonly (readonly [command: string, args: readonly string[]])[] = [
  ['npx', ['playwright', 'install', 'chromium']],
  [
    'sh',
    [
      '-c',
      'apt-get update && (apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium)',
    ],
  ],
];

/** The Chromium for tests: `CHROMIUM_PATH`, or else Playwright's, or else an installed one. */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const candidates = [env['CHROMIUM_PATH'], chromium.executablePath(), ...installedPaths];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Like `chromiumPath`, but installs one if there is none, and reports which command it runs.
 *
 * @throws when none can be installed.
 */
export function requireChromium(): string {
  const installed = chromiumPath();
  if (installed !== undefined) return installed;
  for (const [command, args] of installCommands) {
    process.stdout.write(`No Chromium was found. Running: ${command} ${args.join(' ')}\n`);
    const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    const path = chromiumPath();
    if (status === 0 && path !== undefined) return path;
  }
  throw new Error('Chromium is not installed, and installing it failed. Set CHROMIUM_PATH.');
}
