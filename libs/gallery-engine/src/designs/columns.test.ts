import { expect, it } from 'vitest';
import type { Slide } from '../slides/slide.ts';
import { layout } from './layout.ts';

const slides = (count: number, captionHeight = 0): readonly Slide[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'image',
    dimensions: { width: 1000, height: 500 + ((index * 389) % 997) },
    ...(captionHeight === 0 ? {} : { captionHeight: captionHeight + (index % 3) }),
  }));

const bytesPerSlide = (count: number, captionHeight?: number): number => {
  const options = { columnWidth: 220, gutter: 18 };
  const { container, items } = layout('autocolumns', options, slides(count, captionHeight));
  return JSON.stringify([container.style, ...items.map(({ style }) => style)]).length / count;
};

it.each([30, 60, 100, 500])(
  'limits the size of the styles per slide for %i slides (GAL-093)',
  (count) => {
    expect(bytesPerSlide(count)).toBeLessThan(900);
    expect(bytesPerSlide(count, 2)).toBeLessThan(1200);
  },
);

it('defines shared custom properties once on the container (GAL-093)', () => {
  const { container, items } = layout('autocolumns', { columnWidth: 400, gutter: 0 }, slides(12));
  expect(container.style).toMatchObject({
    '--gallery-w1': '(100cqi - 799.99px)*1e8',
    '--gallery-w2': '(100cqi - 1199.99px)*1e8',
    '--gallery-1': 'min(var(--gallery-w1),-1*var(--gallery-w2))',
  });
  const used = JSON.stringify(items).match(/--gallery-w?\d+/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !Object.hasOwn(container.style, name))).toEqual([]);
});
