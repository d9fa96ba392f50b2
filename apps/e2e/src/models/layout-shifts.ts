import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

type Watched = Window & { readonly layoutShifts?: readonly Shift[] };

/** Shifts below this are invisible: text that is a hair wider than with the fallback font. */
const least = 0.001;

/** Runs in the page: records layout shifts since the page started. */
function writeDown(): void {
  interface Source {
    readonly node: Node | null;
  }
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Source[] };
      // A shift without a node is inside a native player.
      if (sources.length > 0 && sources.every(({ node }) => node === null)) continue;
      const nameOf = ({ node }: Source) =>
        node instanceof Element ? `${node.nodeName} ${node.className}` : (node?.nodeName ?? '?');
      shifts.push({ value, moved: sources.map(nameOf) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Each page opened from now on records its layout shifts. */
export const watchLayoutShifts = (page: Page): Promise<unknown> => page.addInitScript(writeDown);

/** The same for the open page, which ran no scripts: the browser has buffered the shifts. */
export const watchOpenPage = (page: Page): Promise<unknown> => page.evaluate(writeDown);

/** The visible layout shifts of the open page. */
export async function layoutShiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as Watched).layoutShifts);
  if (shifts === undefined) throw new Error('Nobody has watched this page.');
  return shifts
    .filter(({ value }) => value > least)
    .map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
}
