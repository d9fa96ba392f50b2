import { AxeBuilder } from '@axe-core/playwright';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { forEach } from '../bench/load/for-each.ts';
import { launchBrowser } from '../bench/site/browser.ts';
import { answerFrom } from './answer-from.ts';

/** `npm run check:workshop`: builds the workshop and opens every story of it, on a phone and on a desk. */
const workspace = join(import.meta.dirname, '../..');
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const atOnce = 3;
/** A story is a part of a page and has neither its landmarks nor its headings. */
const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** What is wrong with one story at one size. */
async function storyFaults(page: Page, id: string): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') faults.push(line.text());
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== 'workshop.localhost')
      faults.push(`It asks another host: ${request.url()}`);
  });
  await page.goto(`http://workshop.localhost/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  // What is still fading in has not the contrast that it will have.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((settle) => {
        setTimeout(settle, 2000);
      }),
    ]).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-root')
    .disableRules(rulesOfPages)
    // A story has no frames whose results were to be put together in a page of their own.
    .setLegacyMode()
    .analyze();
  return [
    ...faults,
    ...violations.map(({ id: rule, nodes }) => `axe ${rule}: ${nodes[0]?.html ?? ''}`),
  ];
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
  // Each story waits more than it works.
  await forEach(Object.entries(entries), atOnce, async ([id, { title, name }]) => {
    const faults: string[] = [];
    for (const viewport of sizes) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await answerFrom(folder, page);
      const found = await storyFaults(page, id).catch((error: unknown) => [String(error)]);
      faults.push(...found.map((fault) => `at ${viewport.width}: ${fault}`));
      await context.close();
    }
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${title}: ${name}`);
    for (const fault of faults) console.log(fault);
    failed += faults.length;
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
