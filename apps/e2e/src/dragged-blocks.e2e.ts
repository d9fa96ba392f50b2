import { dropBlock, type Drop, type PageRect } from './models/block-drags.ts';
import { ConfigArea } from './models/config-area.ts';
import { expect, test } from './test.ts';

const isNear = (one: PageRect, other: PageRect | undefined): boolean =>
  other !== undefined &&
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= 2);

const sizes = (rects: Readonly<Record<string, PageRect>>) =>
  Object.fromEntries(
    Object.entries(rects).map(([id, { width, height }]) => [
      id,
      `${Math.round(width)} × ${Math.round(height)}`,
    ]),
  );

/** The block lands on its outline, and the rest of the page stays as it was shown during the drag. */
function expectLandsOnOutline({ outline, landed, othersPreviewed, othersAfter }: Drop): void {
  expect.soft(isNear(outline, landed), JSON.stringify({ outline, landed })).toBe(true);
  for (const [id, rect] of Object.entries(othersPreviewed)) {
    const after = othersAfter[id];
    expect.soft(isNear(rect, after), JSON.stringify({ id, rect, after })).toBe(true);
  }
}

test('a dragged block lands on its outline and other blocks match the drag preview', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const owner = new ConfigArea(page, site);
  await owner.logIn();

  await test.step('beside a tall image', async () => {
    await owner.edit('portfolio', '/about');
    const text = owner.frame.locator('[data-canvas] [data-block]', {
      hasText: 'Born beside a shipyard',
    });
    const lower = await dropBlock(owner, text, { x: 0, y: 240 });
    expectLandsOnOutline(lower);
    expect.soft(sizes(lower.othersAfter)).toEqual(sizes(lower.othersBefore));
    // Out of rows that its text has stretched, and from another section.
    expectLandsOnOutline(await dropBlock(owner, text, { x: -330, y: 220 }));
    const heading = owner.frame.locator('[data-canvas] [data-block]', {
      hasText: 'How a commission goes',
    });
    expectLandsOnOutline(await dropBlock(owner, heading, { x: 200, y: -300 }));
  });

  await test.step('in a section with content aligned to the end', async () => {
    await owner.edit('portfolio', '/');
    const words = owner.frame.locator('[data-canvas] [data-block]', {
      hasText: 'for people who build',
    });
    for (const by of [
      { x: 0, y: 45 },
      { x: 130, y: -160 },
      { x: 0, y: 130 },
    ]) {
      const drop = await dropBlock(owner, words, by);
      expectLandsOnOutline(drop);
      expect.soft(sizes(drop.othersAfter)).toEqual(sizes(drop.othersBefore));
    }
    const edge = owner.frame.locator('.handle[data-inline="1"][data-block="1"]');
    expectLandsOnOutline(await dropBlock(owner, words, { x: 210, y: 70 }, edge));
  });

  await test.step('on a phone', async () => {
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
    const words = owner.frame.locator('[data-canvas] [data-block]', {
      hasText: 'for people who build',
    });
    await expect.poll(async () => (await words.boundingBox())?.width).toBeLessThan(390);
    for (const y of [120, -150]) expectLandsOnOutline(await dropBlock(owner, words, { x: 0, y }));
  });
});
