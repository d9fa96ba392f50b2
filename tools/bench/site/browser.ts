import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../../test/chromium-path.ts';

/** Arguments with which a browser asks nobody but this machine, whatever the host is called. */
export const localArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
] as const;

/** The path of an installed Chromium; throws with a sentence when there is none. */
export function requireChromium(): string {
  const path = chromiumPath();
  if (path === undefined)
    throw new Error('No Chromium was found. Install one or set CHROMIUM_PATH.');
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: [...localArguments] });
