import type { Page } from '@playwright/test';

type Watched = Window & { readonly movements?: ReadonlyMap<string, number> };

/** What is in another place for so many frames in a row glides; what jumps is somewhere else at once. */
const glide = 3;

/** Runs in the page: counts for each element the frames in which it moved on. */
function writeDown(): void {
  const movements = new Map<string, number>();
  Object.assign(window, { movements });
  const last = new Map<Element, { readonly place: string; readonly run: number }>();
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} of ${element.closest('[data-block], [data-island]')?.className ?? 'the page'}`;

  function look(): void {
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      // Players show how far they are, and the inside of a drawing goes with it.
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

/** From now on each page that is opened writes down what glides on it. */
export const watchMovements = (page: Page): Promise<unknown> => page.addInitScript(writeDown);

/** What has glided on the open page since it was last asked. */
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
