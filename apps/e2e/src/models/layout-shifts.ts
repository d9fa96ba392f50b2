import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

type Watched = Window & { readonly layoutShifts?: readonly Shift[] };

/** So much may move without anybody seeing it: letters that are a hair wider than those that stood in for them. */
const least = 0.001;

/** Runs in the page: writes down what moves, and what has moved since the page began. */
function writeDown(): void {
  interface Source {
    readonly node: Node | null;
  }
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Source[] };
      // What has no node is inside of a player of the browser's own, which draws its controls when it likes.
      if (sources.length > 0 && sources.every(({ node }) => node === null)) continue;
      const nameOf = ({ node }: Source) =>
        node instanceof Element ? `${node.nodeName} ${node.className}` : (node?.nodeName ?? '?');
      shifts.push({ value, moved: sources.map(nameOf) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From now on each page that is opened writes down what moves on it by itself. */
export const watchLayoutShifts = (page: Page): Promise<unknown> => page.addInitScript(writeDown);

/** The same of the page that is open and has run no scripts: the browser has kept what moved. */
export const watchOpenPage = (page: Page): Promise<unknown> => page.evaluate(writeDown);

/** What has moved on the open page, by so much that it is seen. */
export async function layoutShiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as Watched).layoutShifts);
  if (shifts === undefined) throw new Error('Nobody has watched this page.');
  return shifts
    .filter(({ value }) => value > least)
    .map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
}
