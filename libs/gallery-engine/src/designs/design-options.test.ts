import { expect, it } from 'vitest';
import { completeOptions, designDefaults } from './design-options.ts';

it('gives a carousel 3 slides per row and a gutter of 1 (GAL-088)', () => {
  expect(completeOptions('carousel', {})).toMatchObject({ slidesPerRow: 3, gutter: 1 });
});

it.each(['autocolumns', 'autogrid'] as const)(
  'gives %s columns of at least 250 px without a gutter (GAL-092)',
  (design) => {
    expect(designDefaults[design]).toEqual({ columnWidth: 250, gutter: 0, behaviour: 'min' });
  },
);

it('gives autorows rows of 250 px and a gutter of 20 (GAL-094)', () => {
  expect(designDefaults.autorows).toEqual({ rowHeight: 250, gutter: 20 });
});

it('gives a grid 4 slides per row and a padding of 20 (GAL-095)', () => {
  expect(designDefaults.grid).toEqual({ perRow: 4, padding: 20 });
});

it('gives a stack 1 s, one slide ahead, next on click and automatic height (GAL-096)', () => {
  expect(completeOptions('stacked', {})).toMatchObject({
    speedMs: 1000,
    preloadCount: 1,
    clickBehavior: 'next',
    autoHeight: true,
  });
});

it('gives a strip 0.5 s, one slide ahead and the middle (GAL-098)', () => {
  expect(completeOptions('strip', {})).toMatchObject({
    speedMs: 500,
    preloadCount: 1,
    alignment: 'middle',
  });
});

it('puts what is given over the defaults, and takes undefined for not given', () => {
  const options = completeOptions('grid', { perRow: 2, padding: undefined, autoCrop: false });
  expect(options).toMatchObject({ perRow: 2, padding: 20, autoCrop: false, aspectRatio: 'Auto' });
});
