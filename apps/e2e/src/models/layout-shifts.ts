import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

type ObservedWindow = Window & { readonly layoutShifts?: readonly Shift[] };

/** Smaller shifts are invisible: text that is a hair wider than with the fallback font. */
const minShift = 0.001;

/** Runs in the page: records layout shifts since the page started. */
function recordShifts(): void {
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
export const watchLayoutShifts = (page: Page): Promise<unknown> => page.addInitScript(recordShifts);

/** The same for the open page, which ran no scripts: the browser has buffered the shifts. */
export const watchOpenPage = (page: Page): Promise<unknown> => page.evaluate(recordShifts);

/** The visible layout shifts of the open page. */
export async function layoutShiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as ObservedWindow).layoutShifts);
  if (shifts === undefined) throw new Error('The layout shifts of this page are not recorded.');
  return shifts
    .filter(({ value }) => value > minShift)
    .map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
}
