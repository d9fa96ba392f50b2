import { chromium, type Browser } from 'playwright';
import { requireChromium } from '../../test/chromium-path.ts';

/** Chromium arguments: `*.localhost` is this machine, and the browser makes no background requests. */
export const localArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
] as const;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: [...localArguments] });
