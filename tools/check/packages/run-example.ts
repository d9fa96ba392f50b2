import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { serve } from '../../bench/benches/libs/serve.ts';
import { folderAnswer } from '../folder-answer.ts';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Runs a project's example in Node and returns what it prints. First loads every entry, as server rendering does. */
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

/**
 * Runs a project's example in a page built by Vite and returns what it prints, after `expectedLines` lines or 5 s.
 * Throws the errors of the page.
 */
export async function runInPage(
  root: string,
  browser: Browser,
  expectedLines: number,
): Promise<readonly string[]> {
  await build({ root, configFile: false, logLevel: 'silent' });
  const page = await browser.newPage();
  const printed: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await using served = await serve(folderAnswer(join(root, 'dist')));
  await page.goto(served.origin);
  // Examples may print after a timer.
  for (
    let polls = 0;
    printed.length < expectedLines && errors.length === 0 && polls < 50;
    polls += 1
  )
    await page.waitForTimeout(100);
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return printed;
}
