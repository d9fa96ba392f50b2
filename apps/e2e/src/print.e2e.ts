import { expect, test } from './test.ts';

test('all slides of every gallery are printed', async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.goto(site.siteUrl('kitchen-sink', '/block-gallery'));
  const galleries = page.locator('.gallery-indexed');
  for (const gallery of await galleries.all()) {
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery).toHaveAttribute('data-ready');
    // Slides that have moved are printed too.
    await gallery.locator('.gallery-next').click();
  }
  await page.emulateMedia({ media: 'print' });
  const printed = await galleries.evaluateAll((all) =>
    all.map((gallery) => {
      const slides = [...gallery.querySelectorAll('.gallery-slide')];
      const paper = gallery.querySelector('.gallery-viewport')!.getBoundingClientRect();
      const shown = slides.filter((slide) => {
        const { left, right, top, bottom, width, height } = slide.getBoundingClientRect();
        const isOnPaper =
          left >= paper.left - 1 &&
          right <= paper.right + 1 &&
          top >= paper.top - 1 &&
          bottom <= paper.bottom + 1;
        return (
          isOnPaper && width * height > 0 && slide.checkVisibility({ visibilityProperty: true })
        );
      });
      return { slides: slides.length, shown: shown.length };
    }),
  );
  expect(printed.length).toBeGreaterThanOrEqual(3);
  for (const { slides, shown } of printed) expect(shown).toBe(slides);
});
