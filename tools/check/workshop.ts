import { AxeBuilder } from '@axe-core/playwright';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { serve } from '../bench/benches/libs/serve.ts';
import { forEach } from '../bench/load/for-each.ts';
import { launchBrowser } from '../bench/site/browser.ts';
import { folderAnswer } from './folder-answer.ts';

/** `npm run check:workshop`: builds the workshop (Storybook) and checks every story at phone and desktop size. */
const workspace = join(import.meta.dirname, '../..');
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const maxConcurrent = 3;
/** Axe rules that do not apply to stories: a story has neither the landmarks nor the headings of a page. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

/**
 * Waits until nothing is busy and animations have ended: text that is fading in does not have its final contrast. Waits
 * for 2 s at most.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const deadline = performance.now() + 2000;
    async function waitForEnd(): Promise<void> {
      // Observers of sizes and media, and changed styles, take effect in the next frames.
      await frame();
      await frame();
      const isBusy = document.querySelector('#storybook-root [aria-busy="true"]') !== null;
      if (isBusy && performance.now() < deadline) return waitForEnd();
      const animations = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
    const timeout = new Promise<void>((settled) => {
      setTimeout(settled, 2000);
    });
    await Promise.race([waitForEnd(), timeout]);
  });

/** Adds the errors of one story, which is opened at the size of a phone and then resized. */
async function findErrors(page: Page, origin: string, id: string, errors: string[]): Promise<void> {
  let width = 0;
  const report = (text: string) => errors.push(`at ${width}: ${text}`);
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') report(line.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== origin)
      report(`It requests another host: ${request.url()}`);
  });
  for (const size of sizes) {
    ({ width } = size);
    await page.setViewportSize(size);
    if (size === sizes[0]) {
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
      await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
      await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    }
    await settle(page);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .include('#storybook-root')
      .disableRules(pageRules)
      // A story has no frames; without legacy mode, axe would open another page to combine their results.
      .setLegacyMode()
      .analyze();
    for (const { id: rule, nodes } of violations) report(`axe ${rule}: ${nodes[0]?.html ?? ''}`);
  }
}

/** All errors of a story; an error that aborted the check comes last. */
async function findStoryErrors(page: Page, origin: string, id: string): Promise<readonly string[]> {
  const errors: string[] = [];
  await findErrors(page, origin, id, errors).catch((error: unknown) => errors.push(String(error)));
  return errors;
}

const folder = mkdtempSync(join(tmpdir(), 'sitewright-workshop-'));
const browser = await launchBrowser();
let errorCount = 0;
try {
  execFileSync(
    join(workspace, 'node_modules/.bin/storybook'),
    ['build', '-o', folder, '--quiet', '--disable-telemetry'],
    { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly title: string; readonly name: string }>>;
  };
  await using served = await serve(folderAnswer(folder));
  // One context for all, so that shared files are loaded only once.
  const context = await browser.newContext();
  // Stories mostly wait, so several are checked at once.
  await forEach(Object.entries(entries), maxConcurrent, async ([id, { title, name }]) => {
    const page = await context.newPage();
    const errors = await findStoryErrors(page, served.origin, id);
    await page.close();
    console.log(`${errors.length === 0 ? 'ok  ' : 'FAIL'}  ${title}: ${name}`);
    for (const error of errors) console.log(error);
    errorCount += errors.length;
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(errorCount === 0 ? 0 : 1);
