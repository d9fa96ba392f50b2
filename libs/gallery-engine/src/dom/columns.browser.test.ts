import { afterEach, describe, expect, it } from 'vitest';
import { columnCount } from '../designs/column-count.ts';
import { removeGalleries, renderGallery, slidesOf } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

/** Sizes of photographs: landscape, portrait, square, and a panorama. */
const sizes = [
  [300, 200],
  [200, 300],
  [300, 300],
  [400, 225],
  [240, 300],
  [900, 300],
  [300, 210],
] as const;
const photographs = (count: number) =>
  slidesOf(...Array.from({ length: count }, (_, index) => sizes[(index * 5) % sizes.length]!));

interface Given {
  readonly count: number;
  readonly columnWidth: number;
  readonly gutter: number;
  readonly width: number;
  readonly enhance?: boolean;
}

function render({ count, columnWidth, gutter, width, enhance = false }: Given) {
  const rendered = renderGallery({
    data: { design: 'autocolumns', columnWidth, gutter },
    slides: photographs(count),
    width,
    enhance,
  });
  const at = rendered.root.getBoundingClientRect();
  const boxes = rendered.slides.map((slide) => {
    const { left, top, right, bottom } = slide.getBoundingClientRect();
    return {
      left: left - at.left,
      top: top - at.top,
      right: right - at.left,
      bottom: bottom - at.top,
    };
  });
  return { ...rendered, boxes, height: at.height };
}

/** The error of a gallery: each slide belongs into the shortest column at that point, the leftmost of equal ones. */
function findMisplacements(given: Given): readonly string[] {
  const { boxes, height } = render(given);
  const { columnWidth, gutter, width } = given;
  const columns = columnCount(width, columnWidth, gutter);
  const step = (width + gutter) / columns;
  const ends = Array.from({ length: columns }, () => 0);
  const misplacements: string[] = [];
  const expectNear = (what: string, one: number, other: number, most = 0.5) => {
    if (Math.abs(one - other) >= most) misplacements.push(`${what}: ${one} instead of ${other}`);
  };
  for (const [index, { left, top, right, bottom }] of boxes.entries()) {
    const column = Math.round(left / step);
    const end = ends[column]!;
    expectNear(`left of ${index}`, left, column * step);
    expectNear(`width of ${index}`, right - left, step - gutter);
    expectNear(`top of ${index}`, top, end);
    // Where gaps determine the shorter column, the boundary is exact to a few pixels of the gallery's width.
    expectNear(`column of ${index}`, end, Math.min(...ends), 1);
    const equal = ends.findIndex((one) => Math.abs(one - end) < 0.02);
    if (equal < column)
      misplacements.push(`${index} stands in column ${column} instead of ${equal}`);
    ends[column] = bottom + gutter;
  }
  expectNear('height', height, Math.max(...ends) - gutter);
  return misplacements;
}

describe('autocolumns', () => {
  it.each([
    [6, 250, 0, 1000],
    [6, 250, 20, 860],
    [12, 250, 20, 1200],
    [12, 120, 7, 600],
    [23, 180, 12, 1366],
    [40, 100, 5, 700],
    [9, 320, 16, 320],
    [2, 200, 10, 1000],
    [5, 250, 20, 180],
  ])(
    'places %i slides in the shortest columns of at least %i px with a gutter of %i px in %i px',
    (count, columnWidth, gutter, width) => {
      expect(findMisplacements({ count, columnWidth, gutter, width })).toEqual([]);
    },
  );

  it('places slides in the shortest columns at any width, including column breakpoints', () => {
    for (let width = 200; width <= 1300; width += 37) {
      expect(findMisplacements({ count: 14, columnWidth: 220, gutter: 18, width })).toEqual([]);
    }
    for (const columns of [2, 3, 4, 5]) {
      const fits = columns * 220 + (columns - 1) * 18;
      for (const width of [fits - 1, fits, fits + 1])
        expect(findMisplacements({ count: 14, columnWidth: 220, gutter: 18, width })).toEqual([]);
    }
  }, 60_000);

  it('keeps the column width when there are fewer slides than columns', () => {
    const { boxes } = render({ count: 3, columnWidth: 100, gutter: 0, width: 1000 });
    expect(boxes.map(({ left }) => Math.round(left))).toEqual([0, 100, 200]);
  });

  it('has the same layout with and without JavaScript', () => {
    const given = { count: 9, columnWidth: 250, gutter: 20, width: 900 };
    expect(render({ ...given, enhance: true }).boxes).toEqual(render(given).boxes);
  });

  it('mirrors the columns in a right-to-left gallery', () => {
    const given = { count: 7, columnWidth: 250, gutter: 20, width: 900 };
    const leftToRight = render(given);
    const { root, slides } = render(given);
    root.setAttribute('dir', 'rtl');
    const { right, top } = root.getBoundingClientRect();
    for (const [index, slide] of slides.entries()) {
      const box = slide.getBoundingClientRect();
      expect(right - box.right).toBeCloseTo(leftToRight.boxes[index]!.left, 0);
      expect(box.top - top).toBeCloseTo(leftToRight.boxes[index]!.top, 0);
    }
  });

  it('renders each image within its frame and without overlapping frames', () => {
    const { slides, boxes } = render({ count: 20, columnWidth: 160, gutter: 10, width: 900 });
    for (const slide of slides) {
      const [frame, image] = ['.gallery-frame', 'img'].map((part) =>
        slide.querySelector(part)!.getBoundingClientRect(),
      );
      expect(image!.top).toBeCloseTo(frame!.top, 1);
      expect(image!.bottom).toBeCloseTo(frame!.bottom, 1);
      expect(image!.right).toBeCloseTo(frame!.right, 1);
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          other.top >= one.bottom - 0.1 ||
          one.top >= other.bottom - 0.1 ||
          other.left >= one.right - 0.1 ||
          one.left >= other.right - 0.1;
        expect(apart).toBe(true);
      }
    }
  });

  it('widens the columns beyond the maximum of 24 columns', () => {
    const { boxes } = render({ count: 40, columnWidth: 100, gutter: 4, width: 4000 });
    expect(Math.max(...boxes.map(({ right }) => right))).toBeCloseTo(4000, 0);
    expect(boxes.filter(({ top }) => top < 1)).toHaveLength(24);
  });
});
