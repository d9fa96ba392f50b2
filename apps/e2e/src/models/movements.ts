import type { Page } from '@playwright/test';

type Watched = Window & { readonly movements?: ReadonlyMap<string, number> };

/** An element that moves in this many consecutive frames is animated; otherwise it jumped. */
const glide = 3;

/** Runs in the page: counts the frames in which each element moved. */
function writeDown(): void {
  const movements = new Map<string, number>();
  Object.assign(window, { movements });
  const last = new Map<Element, { readonly place: string; readonly run: number }>();
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} of ${element.closest('[data-block], [data-island]')?.className ?? 'the page'}`;

  function look(): void {
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      // Progress bars of players, and the inside of SVG images.
      if (element.closest('audio, video, progress, [role="progressbar"], svg *') !== null) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      const before = last.get(element);
      const run = before === undefined || before.place === place ? 0 : before.run + 1;
      last.set(element, { place, run });
      if (run > 0)
        movements.set(nameOf(element), Math.max(run, movements.get(nameOf(element)) ?? 0));
    }
    requestAnimationFrame(look);
  }
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
}

/** Each page opened from now on records its animations. */
export const watchMovements = (page: Page): Promise<unknown> => page.addInitScript(writeDown);

/** The animations on the open page since the last call. */
export async function movementsOf(page: Page): Promise<string[]> {
  const counts = await page.evaluate(() => {
    const { movements } = window as Watched;
    if (movements === undefined) return undefined;
    const entries = [...movements];
    (movements as Map<string, number>).clear();
    return entries;
  });
  if (counts === undefined) throw new Error('Nobody has watched this page.');
  return counts.flatMap(([name, frames]) => (frames >= glide ? [`${name}: ${frames} frames`] : []));
}
