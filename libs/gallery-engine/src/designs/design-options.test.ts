import { describe, expect, it } from 'vitest';
import { completeOptions, designDefaults, type GivenOptions } from './design-options.ts';
import { engineDesigns, type EngineDesign } from './engine-design.ts';

it('defaults a carousel to 3 slides per row and a gutter of 1 (GAL-088)', () => {
  expect(completeOptions('carousel', {})).toMatchObject({ slidesPerRow: 3, gutter: 1 });
});

it.each(['autocolumns', 'autogrid'] as const)(
  'defaults %s to columns of at least 250 px without a gutter (GAL-092)',
  (design) => {
    expect(designDefaults[design]).toEqual({ columnWidth: 250, gutter: 0, behaviour: 'min' });
  },
);

it('defaults autorows to rows of 250 px and a gutter of 20 (GAL-094)', () => {
  expect(designDefaults.autorows).toEqual({ rowHeight: 250, gutter: 20 });
});

it('defaults a grid to 4 slides per row and a padding of 20 (GAL-095)', () => {
  expect(designDefaults.grid).toEqual({ perRow: 4, padding: 20 });
});

it('defaults a stack to 1 s, one preloaded slide, next on click and automatic height (GAL-096)', () => {
  expect(completeOptions('stacked', {})).toMatchObject({
    speedMs: 1000,
    preloadCount: 1,
    clickBehavior: 'next',
    autoHeight: true,
  });
});

it('defaults a strip to 0.5 s, one preloaded slide and middle alignment (GAL-098)', () => {
  expect(completeOptions('strip', {})).toMatchObject({
    speedMs: 500,
    preloadCount: 1,
    alignment: 'middle',
  });
});

it('overrides defaults with given options and ignores undefined', () => {
  const options = completeOptions('grid', { perRow: 2, padding: undefined, autoCrop: false });
  expect(options).toMatchObject({ perRow: 2, padding: 20, autoCrop: false, aspectRatio: 'Auto' });
});

describe('completeOptions', () => {
  const rejectedBy = {
    length: [-1, '-1', 'abc', '', '10px', '0x1F', Number.NaN, Infinity, null, true, {}],
    positive: [0, '0', -1, 'abc', '250px', '1e3', '0x1F', Number.NaN, Infinity, null, true, []],
    count: [0, -1, 2.5, '2.5', 'abc', Number.NaN, Infinity, null, false],
    choice: ['abc', '', 7, null, {}],
    flag: ['yes', 1, 0, null],
  } as const;
  const kindOf: Readonly<Record<string, keyof typeof rejectedBy | undefined>> = {
    padding: 'length',
    gutter: 'length',
    speedMs: 'length',
    imageSize: 'length',
    columnWidth: 'positive',
    rowHeight: 'positive',
    vSize: 'positive',
    perRow: 'count',
    slidesPerRow: 'count',
    aspectRatio: 'positive',
    alignment: 'choice',
    resizeAxis: 'choice',
    clickBehavior: 'choice',
    metaPosition: 'choice',
    autoCrop: 'flag',
    autoHeight: 'flag',
  };

  it.each(engineDesigns)(
    'replaces invalid options by defaults in the design %s (GAL-072)',
    (design) => {
      const defaults = completeOptions(design, {});
      for (const [name, value] of Object.entries(defaults)) {
        const kind = kindOf[name];
        for (const rejected of kind ? rejectedBy[kind] : []) {
          const given = { [name]: rejected } as GivenOptions<EngineDesign>;
          expect(completeOptions(design, given), `${name}: ${JSON.stringify(rejected)}`).toEqual({
            ...defaults,
            [name]: value,
          });
        }
      }
    },
  );

  it('accepts numbers and booleans written as strings (GAL-072)', () => {
    const texts = { columnWidth: '250', gutter: ' 0.5 ', behaviour: 'min' };
    expect(completeOptions('autogrid', texts as unknown as GivenOptions<'autogrid'>)).toMatchObject(
      { columnWidth: 250, gutter: 0.5 },
    );
    const grid = { perRow: '3', padding: '0', aspectRatio: '1.5', autoCrop: 'false' };
    expect(completeOptions('grid', grid as unknown as GivenOptions<'grid'>)).toMatchObject({
      perRow: 3,
      padding: 0,
      aspectRatio: 1.5,
      autoCrop: false,
    });
  });
});
