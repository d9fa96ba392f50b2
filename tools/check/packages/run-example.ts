import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { serve } from '../../bench/benches/libs/serve.ts';
import { folderAnswer } from '../folder-answer.ts';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** What a project's example prints in Node; loads every entry besides, as a server that draws pages does. */
export function runInNode(root: string): readonly string[] {
  execFileSync(process.execPath, ['entries.js'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  return lines(
    execFileSync(process.execPath, ['--no-warnings', 'example.ts'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 20_000,
    }),
  );
}

/** What a project's example prints in a page that Vite built; throws with what the page complains of. */
export async function runInPage(
  root: string,
  browser: Browser,
  wanted: number,
): Promise<readonly string[]> {
  await build({ root, configFile: false, logLevel: 'silent' });
  const page = await browser.newPage();
  const printed: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await using served = await serve(folderAnswer(join(root, 'dist')));
  await page.goto(served.origin);
  // Examples may wait for a timer of theirs.
  for (let waited = 0; printed.length < wanted && errors.length === 0 && waited < 50; waited += 1)
    await page.waitForTimeout(100);
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return printed;
}
