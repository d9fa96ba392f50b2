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

/** `npm run check:workshop`: builds the workshop and opens every story of it, on a phone and on a desk. */
const workspace = join(import.meta.dirname, '../..');
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const atOnce = 3;
/** A story is a part of a page and has neither its landmarks nor its headings. */
const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/**
 * Waits for what is under way, and for what is fading in, which has not the contrast that it will have; what never ends
 * is waited for 2 s at most.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const until = performance.now() + 2000;
    async function end(): Promise<void> {
      // What watches sizes and media hears of a new one in a frame; so does a style of what has changed.
      await frame();
      await frame();
      const isBusy = document.querySelector('#storybook-root [aria-busy="true"]') !== null;
      if (isBusy && performance.now() < until) return end();
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
    const timeout = new Promise<void>((settled) => {
      setTimeout(settled, 2000);
    });
    await Promise.race([end(), timeout]);
  });

/** What is wrong with one story, which is opened on a phone and then widened. */
async function findErrors(page: Page, origin: string, id: string, errors: string[]): Promise<void> {
  let width = 0;
  const fieldError = (text: string) => errors.push(`at ${width}: ${text}`);
  page.on('pageerror', (error) => fieldError(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') fieldError(line.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== origin)
      fieldError(`It asks another host: ${request.url()}`);
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
      .disableRules(rulesOfPages)
      // A story has no frames whose results were to be put together in a page of their own.
      .setLegacyMode()
      .analyze();
    for (const { id: rule, nodes } of violations)
      fieldError(`axe ${rule}: ${nodes[0]?.html ?? ''}`);
  }
}

/** All that is wrong with it, what stopped the search last. */
async function findStoryErrors(page: Page, origin: string, id: string): Promise<readonly string[]> {
  const errors: string[] = [];
  await findErrors(page, origin, id, errors).catch((error: unknown) => errors.push(String(error)));
  return errors;
}

const folder = mkdtempSync(join(tmpdir(), 'sitewright-workshop-'));
const browser = await launchBrowser();
let failed = 0;
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
  // One context for all: what every story loads is loaded once.
  const context = await browser.newContext();
  // Each story waits more than it works.
  await forEach(Object.entries(entries), atOnce, async ([id, { title, name }]) => {
    const page = await context.newPage();
    const errors = await findStoryErrors(page, served.origin, id);
    await page.close();
    console.log(`${errors.length === 0 ? 'ok  ' : 'FAIL'}  ${title}: ${name}`);
    for (const fieldError of errors) console.log(fieldError);
    failed += errors.length;
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
