import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Milliseconds since the page was opened. */
  readonly startTime: number;
  readonly moved: readonly string[];
}

type ObservedWindow = Window & {
  readonly layoutShifts?: readonly Shift[];
  /** When fonts had been loaded, in milliseconds since the page was opened. */
  readonly fontsLoadedAt?: readonly number[];
};

/** Smaller shifts are invisible: text that is a hair wider than with the fallback font. */
const minShift = 0.001;

/** Runs in the page: records layout shifts since the page started. */
function recordShifts(): void {
  interface Source {
    readonly node: Node | null;
  }
  const shifts: Shift[] = [];
  const fontsLoadedAt: number[] = [];
  Object.assign(window, { layoutShifts: shifts, fontsLoadedAt });
  document.fonts.addEventListener('loadingdone', () => fontsLoadedAt.push(performance.now()));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, sources } = entry as unknown as Shift & {
        readonly sources: readonly Source[];
      };
      // A shift without a node is inside a native player.
      if (sources.length > 0 && sources.every(({ node }) => node === null)) continue;
      const nameOf = ({ node }: Source) =>
        node instanceof Element ? `${node.nodeName} ${node.className}` : (node?.nodeName ?? '?');
      shifts.push({ value, startTime, moved: sources.map(nameOf) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Each page opened from now on records its layout shifts. */
export const watchLayoutShifts = (page: Page): Promise<unknown> => page.addInitScript(recordShifts);

/** The same for the open page, which ran no scripts: the browser has buffered the shifts. */
export const watchOpenPage = (page: Page): Promise<unknown> => page.evaluate(recordShifts);

/** Frames in which a text is laid out again after its font has been loaded. */
const fontSwapMs = 100;

/**
 * The visible layout shifts of the open page.
 *
 * @param ignoresFonts Whether shifts at the moment when a font arrives are left out: on a busy machine, any font may be
 *   late, and `layout-stability.e2e.ts` covers that on purpose.
 */
export async function layoutShiftsOf(page: Page, ignoresFonts = false): Promise<string[]> {
  const { layoutShifts: shifts, fontsLoadedAt = [] } = await page.evaluate(() => {
    const { layoutShifts, fontsLoadedAt } = window as ObservedWindow;
    return { layoutShifts, fontsLoadedAt };
  });
  if (shifts === undefined) throw new Error('The layout shifts of this page are not recorded.');
  const isFontSwap = ({ startTime }: Shift) =>
    fontsLoadedAt.some((loadedAt) => Math.abs(startTime - loadedAt) <= fontSwapMs);
  return shifts
    .filter((shift) => shift.value > minShift && !(ignoresFonts && isFontSwap(shift)))
    .map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
}
