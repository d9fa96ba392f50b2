import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requireChromium } from '../../test/chromium-path.ts';
import type { DemoPage } from '../site/demo-pages.ts';
import { readReport, type PageAudit } from './report.ts';

const run = promisify(execFile);
const timeoutMs = 120_000;
/** Maximum number of attempts: on a busy machine the browser sometimes records no trace of a page. */
const maxAttempts = 3;
const notRecorded = 'NO_NAVSTART';

async function withRetries(attempts: number, audit: () => Promise<unknown>): Promise<void> {
  try {
    await audit();
  } catch (error) {
    if (attempts <= 1 || !String(error).includes(notRecorded)) throw error;
    await withRetries(attempts - 1, audit);
  }
}

/** Audits that a page fails on purpose: it is an error page, or hidden from search engines. */
function expectedFailures({ status, kind }: DemoPage): string[] {
  const isPersonal = ['cart', 'checkout', 'search', 'locked', 'membersOnly'].includes(kind);
  return [
    // The browser logs the page's own status as an error.
    ...(status >= 400 ? ['http-status-code', 'errors-in-console'] : []),
    ...(status >= 400 || isPersonal ? ['is-crawlable'] : []),
  ];
}

/** Runs Lighthouse's mobile preset once, in a new browser: a reused one fails with NO_NAVSTART. */
export async function auditPage(lighthouse: string, page: DemoPage): Promise<PageAudit> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-lighthouse-'));
  const output = join(folder, 'report.json');
  const skipped = expectedFailures(page);
  const cookie = Object.entries(page.cookies).map(([name, value]) => `${name}=${value}`);
  try {
    const args = [
      lighthouse,
      `http://${page.host}${page.path}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
      '--no-enable-error-reporting',
      '--ignore-status-code',
      ...(skipped.length === 0 ? [] : [`--skip-audits=${skipped.join(',')}`]),
      ...(cookie.length === 0
        ? []
        : [`--extra-headers=${JSON.stringify({ Cookie: cookie.join('; ') })}`]),
    ];
    const options = {
      timeout: timeoutMs,
      maxBuffer: 1e8,
      env: { ...process.env, CHROME_PATH: requireChromium() },
    };
    await withRetries(maxAttempts, () => run(process.execPath, args, options));
    return readReport(JSON.parse(readFileSync(output, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
