import { budgets } from '../report/budgets.ts';
import type { Table } from '../report/table.ts';
import { launchBrowser } from '../site/browser.ts';
import { pageName, type DemoPage } from '../site/demo-pages.ts';
import { pageTransfers } from '../site/page-transfers.ts';

const columns = [
  'page',
  'kind',
  'HTML',
  'CSS',
  'boot JS',
  'islands on load',
  'islands when used',
  'JS in all',
  'JS budget',
  'when touched',
  'recorders',
  'uncompressed',
  'fonts',
  'images',
  'requests',
  'foreign',
] as const;

function scriptBudget({ kind, isLively }: DemoPage): number {
  if (!isLively) return budgets.bootScript;
  return kind === 'cart' || kind === 'checkout' ? budgets.reactIsland : budgets.withoutReact;
}

/** Errors if the bytes of a page's scripts exceed its budget. */
export function findScriptErrors(page: DemoPage, scripts: number): readonly string[] {
  const budget = scriptBudget(page);
  return scripts <= budget
    ? []
    : [`${pageName(page)} has ${scripts} bytes of scripts, of ${budget}.`];
}

/** Errors if the bytes of a page's recorders exceed their budget. */
export const findRecorderErrors = (page: DemoPage, bytes: number): readonly string[] =>
  bytes <= budgets.recorders
    ? []
    : [`${pageName(page)} has ${bytes} bytes of recorders, of ${budgets.recorders}.`];

/** What each page downloads. */
export async function pageWeightTable(pages: readonly DemoPage[]): Promise<Table> {
  const browser = await launchBrowser();
  const rows: Table['rows'][number][] = [];
  const errors: string[] = [];
  try {
    for (const page of pages) {
      const sizes = await pageTransfers(browser, page);
      const scripts = sizes.boot + sizes.islandsOnLoad + sizes.islandsWhenUsed;
      errors.push(...findScriptErrors(page, scripts), ...findRecorderErrors(page, sizes.recorders));
      rows.push([
        pageName(page),
        page.kind,
        sizes.html,
        sizes.css,
        sizes.boot,
        sizes.islandsOnLoad,
        sizes.islandsWhenUsed,
        scripts,
        scriptBudget(page),
        sizes.islandsWhenTouched,
        sizes.recorders,
        sizes.uncompressed,
        sizes.fonts,
        sizes.images,
        sizes.requests,
        sizes.foreign,
      ]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Pages in Chromium: bytes of bodies over the wire, on a phone that has seen nothing',
    columns,
    rows,
    errors,
    notes: [
      'CSS is inline in the HTML; its column is its size when compressed alone.',
      'When used: every island was scrolled to and its first control was pressed. When touched: those that wait for it, which no budget counts. All other columns end before that.',
      `Recorders of errors and events come once a page is loaded and idle. They have a budget of their own: ${budgets.recorders}.`,
      `Budgets: ${budgets.bootScript} for pages on which nothing runs by itself: no island except those that wait for a touch, no counted button, nothing that appears in motion; ${budgets.withoutReact} with what enhances markup; ${budgets.reactIsland} for cart and checkout.`,
    ],
  };
}
