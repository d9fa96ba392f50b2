import { auditPage } from './lighthouse/audit-page.ts';
import { installedLighthouse } from './lighthouse/installed-lighthouse.ts';
import { categories, type PageAudit } from './lighthouse/report.ts';
import { printTable, type Table } from './report/table.ts';
import { buildApps } from './server/build-apps.ts';
import { exitOnSignals } from './server/exit-on-signals.ts';
import { untilQuiet } from './server/process-cost.ts';
import { withServer } from './server/with-server.ts';
import { launchBrowser } from './site/browser.ts';
import { demoPages, pageName, pageTypes, type DemoPage } from './site/demo-pages.ts';
import { visitAll } from './site/visit-page.ts';

/** `npm run lighthouse [-- <part of a URL>]`: audits each demo page type for mobile; exits with 1 below 98. */
const minScore = 98;
const [requestedPart = ''] = process.argv.slice(2);

interface AuditedPage {
  readonly page: DemoPage;
  readonly audit: PageAudit;
}

async function auditDemoPages(): Promise<AuditedPage[]> {
  buildApps();
  const lighthouse = installedLighthouse();
  return withServer({ postgres: false }, async (server) => {
    const pages = pageTypes(await demoPages(server)).filter((page) =>
      pageName(page).includes(requestedPart),
    );
    const browser = await launchBrowser();
    await visitAll(browser, pages);
    await browser.close();
    await untilQuiet(server.pid);
    const audited: AuditedPage[] = [];
    for (const page of pages) {
      process.stderr.write(`${pageName(page)}\n`);
      audited.push({ page, audit: await auditPage(lighthouse, page) });
    }
    return audited;
  });
}

function errorLines(audited: readonly AuditedPage[]): string[] {
  const pagesByError = new Map<string, string[]>();
  for (const { page, audit } of audited)
    for (const { category, audit: id, title, where } of audit.errors) {
      const key = [`${category}: ${id} (${title})`, ...where.map((place) => `    ${place}`)].join(
        '\n',
      );
      pagesByError.set(key, [...(pagesByError.get(key) ?? []), pageName(page)]);
    }
  return [...pagesByError].map(([error, pages]) => `${error}\n  on ${pages.join(', ')}`);
}

exitOnSignals();
const audited = await auditDemoPages();
const table: Table = {
  title: 'Lighthouse, mobile preset: scores of 100',
  columns: ['page', 'kind', ...categories, 'CLS', 'TBT ms', 'LCP ms'],
  rows: audited.map(({ page, audit }) => [
    pageName(page),
    page.kind,
    ...categories.map((category) => audit.scores[category]),
    audit.layoutShift,
    audit.blockingMs,
    audit.largestPaintMs,
  ]),
  notes: ['For pages that are hidden from search engines, the audit of indexing is skipped.'],
};
console.log(printTable(table));
for (const line of errorLines(audited)) console.log(line);

const isBelow = audited.some(({ audit }) =>
  categories.some((category) => audit.scores[category] < minScore),
);
process.exit(isBelow || audited.length === 0 ? 1 : 0);
