import { afterEach, describe, expect, it } from 'vitest';
import { equalSlides, removeGalleries, renderGallery, slidesOf } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const boxes = (elements: readonly Element[]) =>
  elements.map((element) => element.getBoundingClientRect());

describe('a grid', () => {
  it.each([1, 2, 3, 5])(
    'shows %i slides per row according to thumbnails-per-row (GAL-025)',
    (perRow) => {
      const { slides } = renderGallery({
        data: { design: 'grid', 'thumbnails-per-row': perRow },
        slides: equalSlides(perRow + 2),
      });
      const tops = boxes(slides).map(({ top }) => top);
      expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
    },
  );

  it('uses the padding as gap (GAL-026)', () => {
    const { slides } = renderGallery({ data: { design: 'grid', padding: 14 } });
    const [first, second] = boxes(slides);
    expect(second!.left - first!.right).toBeCloseTo(14, 1);
  });
});

describe.each(['autogrid', 'autocolumns'])('an %s', (design) => {
  it.each([
    [250, 0, 600, 2],
    [250, 30, 600, 2],
    [120, 10, 600, 4],
    [250, 10, 200, 1],
  ])(
    'has columns of at least %i px with a gutter of %i px in %i px: %i (GAL-026, GAL-093)',
    (columnWidth, gutter, width, columns) => {
      const { slides } = renderGallery({
        data: { design, columnWidth, gutter },
        slides: equalSlides(12),
        width,
      });
      const lefts = [...new Set(boxes(slides).map(({ left }) => left))];
      expect(lefts).toHaveLength(columns);
      expect(boxes(slides)[0]!.width).toBeCloseTo((width + gutter) / columns - gutter, 1);
    },
  );
});

describe('a list', () => {
  it('gives the image listImageSize percent of its width (GAL-027)', () => {
    const { slides } = renderGallery({
      data: { design: 'list', listImageSize: 40 },
      caption: 'A caption',
    });
    const [frame, meta] = boxes([...slides[0]!.children]);
    expect(frame!.width).toBeCloseTo(240, 1);
    expect(meta!.left).toBeCloseTo(frame!.right, 1);
  });
});

describe('a slider', () => {
  it.each([20, 60])(
    'has a height of %i percent of its width according to vSize (GAL-027)',
    (vSize) => {
      const { viewport } = renderGallery({ data: { design: 'slider', vSize } });
      expect(viewport.getBoundingClientRect().height).toBeCloseTo(vSize * 6, 1);
    },
  );

  it('fills the height of its container with the resize axis y', () => {
    const { root, viewport } = renderGallery({
      data: { design: 'slider' },
      design: { resizeAxis: 'y' },
    });
    root.parentElement!.style.cssText += 'container-type: size; height: 130px';
    expect(viewport.getBoundingClientRect().height).toBe(130);
  });

  it.each(['left', 'center', 'right'] as const)(
    'has the same layout with and without JavaScript with the current slide aligned %s',
    async (alignment) => {
      const data = { design: 'slider', vSize: 30, 'active-alignment': alignment } as const;
      const slides = slidesOf([300, 200], [100, 200], [400, 200]);
      const leftOf = (rendered: ReturnType<typeof renderGallery>) =>
        rendered.slides[0]!.getBoundingClientRect().left;
      const plain = renderGallery({ data, slides, enhance: false });
      await new Promise(requestAnimationFrame);
      expect(leftOf(plain)).toBeCloseTo(leftOf(renderGallery({ data, slides })), 1);
    },
  );

  it('sizes a slide to its image, regardless of a long caption', () => {
    const { slides } = renderGallery({
      data: { design: 'slider', vSize: 30 },
      slides: slidesOf([300, 200], [100, 200]),
      caption: 'Boats that lie on their sides in the harbour while the tide is out',
    });
    expect(boxes(slides).map(({ width }) => width)).toEqual([270, 90]);
  });

  it.each([
    ['left', 0, 'left'],
    ['center', 300, 'middle'],
    ['right', 600, 'right'],
  ] as const)('aligns the current slide %s', (alignment, x, edge) => {
    const { viewport, slides, enhanced } = renderGallery({
      data: { design: 'slider', vSize: 30, 'active-alignment': alignment },
      slides: slidesOf([300, 200], [100, 200], [400, 200]),
      options: { loop: false },
    });
    for (const slide of slides) {
      const box = slide.getBoundingClientRect();
      const edges = { left: box.left, middle: box.left + box.width / 2, right: box.right };
      expect(edges[edge] - viewport.getBoundingClientRect().left).toBeCloseTo(x, 0);
      enhanced!.gallery!.follow(slides.indexOf(slide) + 1);
      for (const moving of document.getAnimations()) moving.finish();
    }
  });
});

describe('a carousel', () => {
  it.each([
    [3, 800, 3],
    [5, 800, 5],
    [5, 723, 3],
    [5, 479, 2],
    [1, 479, 1],
  ])(
    'with %i slides per row in %i px shows %i slides per group (GAL-026)',
    (slidesPerRow, width, shown) => {
      const { slides } = renderGallery({
        data: { design: 'carousel', slidesPerRow, gutter: 8 },
        slides: equalSlides(9),
        width,
      });
      const [first] = boxes(slides);
      expect(first!.width).toBeCloseTo((width + 8) / shown - 8, 1);
    },
  );
});

describe('every design', () => {
  it.each([
    'grid',
    'autogrid',
    'autocolumns',
    'list',
    'stacked',
    'slideshow',
    'slider',
    'carousel',
  ])('%s has its final height before images and JavaScript are loaded', async (design) => {
    const slides = slidesOf([300, 200], [200, 300], [400, 200], [300, 200]);
    const rendered = renderGallery({ data: { design }, slides, enhance: false });
    for (const image of rendered.root.querySelectorAll('img')) image.removeAttribute('src');
    const before = rendered.root.getBoundingClientRect().height;
    removeGalleries();
    const alive = renderGallery({ data: { design }, slides });
    await Promise.all([...alive.root.querySelectorAll('img')].map((image) => image.decode()));
    expect(before).toBeGreaterThan(50);
    expect(alive.root.getBoundingClientRect().height).toBeCloseTo(before, 1);
  });
});
