import { expect, type Locator } from '@playwright/test';
import type { ConfigArea } from './config-area.ts';

/** A rectangle in the coordinates of the framed page. */
export interface PageRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was rendered when a block was dropped, and afterward. */
export interface Drop {
  readonly outline: PageRect;
  readonly landed: PageRect;
  /** The rectangles of all other blocks, by id. */
  readonly othersBefore: Readonly<Record<string, PageRect>>;
  readonly othersPreviewed: Readonly<Record<string, PageRect>>;
  readonly othersAfter: Readonly<Record<string, PageRect>>;
}

/** The rectangles of all blocks of a page but one, by id. */
const rectsBeside = (owner: ConfigArea, blockId: string) =>
  owner.frame.locator('[data-canvas]').evaluate((canvas, except) => {
    const rects: Record<string, PageRect> = {};
    for (const block of canvas.querySelectorAll<HTMLElement>('[data-block]')) {
      const id = block.dataset['block'] ?? '';
      const { x, y, width, height } = block.getBoundingClientRect();
      if (id !== except) rects[id] = { x: x + scrollX, y: y + scrollY, width, height };
    }
    return rects;
  }, blockId);

const rectOf = (locator: Locator): Promise<PageRect> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });

/** Converts a point of the framed page to window coordinates; the frame may be scaled down. */
async function toWindow(owner: ConfigArea, point: { readonly x: number; readonly y: number }) {
  return owner.page
    .locator('iframe')
    .first()
    .evaluate((frame: HTMLIFrameElement, at) => {
      const box = frame.getBoundingClientRect();
      const scale = box.width / frame.offsetWidth;
      return { x: box.x + at.x * scale, y: box.y + at.y * scale };
    }, point);
}

/** Drags an element of the framed page by this many page pixels, and holds it. */
export async function dragAndHold(
  owner: ConfigArea,
  locator: Locator,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const start = await locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + Math.min(20, width / 2), y: y + Math.min(12, height / 2) };
  });
  const from = await toWindow(owner, start);
  const to = await toWindow(owner, { x: start.x + by.x, y: start.y + by.y });
  const { mouse } = owner.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 4 });
}

/** Drags a block by this many page pixels, drops it, and reports what was rendered before and after. */
export async function dropBlock(
  owner: ConfigArea,
  block: Locator,
  by: { readonly x: number; readonly y: number },
  handle: Locator = block,
): Promise<Drop> {
  const blockId = (await block.getAttribute('data-block')) ?? '';
  await block.scrollIntoViewIfNeeded();
  const before = JSON.stringify(await rectOf(block));
  const othersBefore = await rectsBeside(owner, blockId);
  await dragAndHold(owner, handle, by);
  const ghost = owner.frame.locator('.ghost');
  await expect(ghost).toBeVisible();
  const outline = await rectOf(ghost);
  const othersPreviewed = await rectsBeside(owner, blockId);
  await owner.page.mouse.up();
  await expect(ghost).toHaveCount(0);
  await expect(owner.page.getByText(/^Saved \d/)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await rectOf(block))).not.toBe(before);
  const landed = await rectOf(block);
  const othersAfter = await rectsBeside(owner, blockId);
  return { outline, landed, othersBefore, othersPreviewed, othersAfter };
}
