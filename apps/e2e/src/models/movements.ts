import type { Page } from '@playwright/test';

type ObservedWindow = Window & { readonly movements?: ReadonlyMap<string, number> };

/**
 * An element that moves in this many consecutive frames is animated. With fewer, it jumped: a track that is chosen does
 * so three times, for its style, its player and its length.
 */
const minAnimatedFrames = 4;

/** Runs in the page: counts the frames in which each element moved. */
function recordMovements(): void {
  const movements = new Map<string, number>();
  Object.assign(window, { movements });
  const last = new Map<Element, { readonly rect: string; readonly frames: number }>();
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} of ${element.closest('[data-block], [data-island]')?.className ?? 'the page'}`;

  function checkFrame(): void {
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      // Progress bars of players, and the inside of SVG images.
      if (element.closest('audio, video, progress, [role="progressbar"], svg *') !== null) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const rect = [x, y, width, height].map(Math.round).join(' ');
      const before = last.get(element);
      const frames = before === undefined || before.rect === rect ? 0 : before.frames + 1;
      last.set(element, { rect, frames });
      if (frames > 0)
        movements.set(nameOf(element), Math.max(frames, movements.get(nameOf(element)) ?? 0));
    }
    requestAnimationFrame(checkFrame);
  }
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(checkFrame));
}

/** Each page opened from now on records its animations. */
export const recordAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(recordMovements);

/** The animations on the open page since the last call. */
export async function readAnimations(page: Page): Promise<string[]> {
  const counts = await page.evaluate(() => {
    const { movements } = window as ObservedWindow;
    if (movements === undefined) return undefined;
    const entries = [...movements];
    (movements as Map<string, number>).clear();
    return entries;
  });
  if (counts === undefined) throw new Error('The movements of this page are not recorded.');
  return counts.flatMap(([name, frames]) =>
    frames >= minAnimatedFrames ? [`${name}: ${frames} frames`] : [],
  );
}
