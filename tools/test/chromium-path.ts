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
