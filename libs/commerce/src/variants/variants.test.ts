import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatrixError } from './find-matrix-error.ts';
import { missingCombinations } from './missing-combinations.ts';
import { optionChoices } from './option-choices.ts';
import { combinationCount, optionsOf, variantName, type OptionValue } from './product-options.ts';
import { layoutOf, rebuildMatrix, type OptionLayout } from './rebuild-matrix.ts';

interface Variant {
  readonly id: string;
  readonly price: number;
  readonly optionValues: readonly OptionValue[];
}
interface Matrix {
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly Variant[];
}

const single: Matrix = { options: [], variants: [{ id: 'one', price: 10, optionValues: [] }] };
const added = (name: string) => ({ name, was: null });

const rebuild = (matrix: Matrix, layout: OptionLayout, prefix = 'new') => {
  let count = 0;
  return rebuildMatrix<Variant>(matrix, layout, (optionValues, nearest) => {
    count += 1;
    return { id: `${prefix}${count}`, price: nearest?.price ?? 0, optionValues };
  });
};
const names = ({ variants }: Matrix) => variants.map((each) => `${each.id} ${variantName(each)}`);

const sizes = rebuild(single, [{ ...added('Size'), values: ['A4', 'A3', 'A2'].map(added) }], 's');
const print = rebuild(
  sizes,
  [...layoutOf(sizes.options), { ...added('Frame'), values: ['Oak', 'Black'].map(added) }],
  'f',
);
const [size, frame] = layoutOf(print.options) as [OptionLayout[number], OptionLayout[number]];

describe('rebuildMatrix', () => {
  it('creates Size × Frame from a product without options, whose variant stays', () => {
    expect(names(print)).toEqual([
      'one A4, Oak',
      'f1 A4, Black',
      's1 A3, Oak',
      'f2 A3, Black',
      's2 A2, Oak',
      'f3 A2, Black',
    ]);
    expect(print.removed).toEqual([]);
    expect(combinationCount(print.options)).toBe(6);
  });

  it('identifies variants by position when options and values are renamed and reordered', () => {
    const [oak, black] = frame.values as [LayoutValue, LayoutValue];
    const changed = rebuild(print, [
      { ...frame, name: 'Border', values: [black, { ...oak, name: 'Light oak' }] },
      size,
    ]);
    expect(changed.variants.map(({ id }) => id)).toEqual(['f1', 'f2', 'f3', 'one', 's1', 's2']);
    expect(changed.variants.at(3)?.optionValues).toEqual([
      { option: 'Border', value: 'Light oak' },
      { option: 'Size', value: 'A4' },
    ]);
    expect([changed.added, changed.removed]).toEqual([[], []]);
  });

  it('swaps two names without swapping the variants', () => {
    const [oak, black] = frame.values as [LayoutValue, LayoutValue];
    const swapped = [
      { ...oak, name: 'Black' },
      { ...black, name: 'Oak' },
    ];
    expect(names(rebuild(print, [size, { ...frame, values: swapped }]))[0]).toBe('one A4, Black');
  });

  it('creates the variants of a new value with the price of the nearest variant', () => {
    const priced = {
      ...print,
      variants: print.variants.map((each) => ({
        ...each,
        price: variantName(each).includes('Black') ? 30 : 20,
      })),
    };
    const grown = rebuild(priced, [{ ...size, values: [...size.values, added('A1')] }, frame]);
    expect(grown.added.map((each) => [variantName(each), each.price])).toEqual([
      ['A1, Oak', 20],
      ['A1, Black', 30],
    ]);
  });

  it('creates a variant with the price of the first one if several are as near', () => {
    const priced = {
      ...sizes,
      variants: sizes.variants.map((each, index) => ({ ...each, price: 10 + index })),
    };
    const [sizeOnly] = layoutOf(priced.options) as [OptionLayout[number]];
    const grown = rebuild(priced, [{ ...sizeOnly, values: [...sizeOnly.values, added('A1')] }]);
    expect(grown.added.map((each) => [variantName(each), each.price])).toEqual([['A1', 10]]);
  });

  it('reports the variants that a removed value removes', () => {
    const shrunk = rebuild(print, [{ ...size, values: size.values.slice(1) }, frame]);
    expect(shrunk.removed.map(({ id }) => id)).toEqual(['one', 'f1']);
    expect(shrunk.variants).toHaveLength(4);
  });

  it('reports the variants that become equal when an option is removed', () => {
    const changed = rebuild(print, [size]);
    expect(names(changed)).toEqual(['one A4', 's1 A3', 's2 A2']);
    expect(changed.removed.map(({ id }) => id)).toEqual(['f1', 'f2', 'f3']);
  });

  it('drops an option without values, and returns to one variant without options', () => {
    const changed = rebuild(print, [{ ...size, values: [] }]);
    expect(names(changed)).toEqual(['one ']);
    expect(changed.options).toEqual([]);
    expect(changed.removed).toHaveLength(5);
  });

  it('does not create combinations again that the owner removed', () => {
    const partial = { ...print, variants: print.variants.filter(({ id }) => id !== 's1') };
    const renamed = rebuild(partial, [{ ...size, name: 'Format' }, frame]);
    expect(renamed.added).toEqual([]);
    const deeper = rebuild(partial, [
      size,
      frame,
      { ...added('Glass'), values: ['Clear', 'None'].map(added) },
    ]);
    expect(deeper.added).toHaveLength(5);
    expect(missingCombinations(partial).map((each) => each.map(({ value }) => value))).toEqual([
      ['A3', 'Oak'],
    ]);
  });

  type LayoutValue = OptionLayout[number]['values'][number];

  it('loses no variant silently in any sequence of changes', () => {
    const shuffled = <Entry>(entries: readonly Entry[]) =>
      fc.shuffledSubarray([...entries], { minLength: entries.length, maxLength: entries.length });
    const someOf = <Entry>(entries: readonly Entry[]) => fc.shuffledSubarray([...entries]);
    let serial = 0;
    const fresh = (prefix: string) => {
      serial += 1;
      return `${prefix}${serial}`;
    };
    const change = fc.gen();
    fc.assert(
      fc.property(change, fc.integer({ min: 1, max: 6 }), (choose, steps) => {
        let matrix: Matrix = single;
        for (let step = 0; step < steps; step += 1) {
          const someOptions = choose(() => someOf(layoutOf(matrix.options)));
          const changed = someOptions.map((option) => ({
            ...option,
            name: choose(fc.boolean) ? fresh('Option') : option.name,
            values: [
              ...choose(() => someOf(option.values)).map((value) =>
                choose(fc.boolean) ? { ...value, name: fresh('value') } : value,
              ),
              ...(choose(fc.boolean) ? [added(fresh('value'))] : []),
            ],
          }));
          const grown =
            changed.length < 3 && choose(fc.boolean)
              ? [...changed, { ...added(fresh('Option')), values: [added(fresh('value'))] }]
              : changed;
          const layout = choose(() => shuffled(grown));
          const before = matrix;
          const after = rebuild(before, layout, fresh('id'));
          // Each variant is either still there, with its price, or reported.
          const idsOf = (variants: readonly Variant[]) => variants.map(({ id }) => id);
          const survivors = after.variants.filter(({ id }) => !idsOf(after.added).includes(id));
          expect([...idsOf(survivors), ...idsOf(after.removed)].toSorted()).toEqual(
            idsOf(before.variants).toSorted(),
          );
          for (const { id, price } of survivors)
            expect(before.variants.find((each) => each.id === id)?.price).toBe(price);
          expect(findMatrixError(after)).toBeNull();
          expect(after.variants.length).toBeGreaterThan(0);
          matrix = after;
        }
      }),
      { seed: 18, numRuns: 300 },
    );
  });
});

describe('optionsOf', () => {
  it('reads the options of variants in the order in which they occur', () => {
    expect(optionsOf(print.variants)).toEqual(print.options);
    expect(optionsOf(single.variants)).toEqual([]);
  });
});

describe('findMatrixError', () => {
  const of = (changes: Partial<Matrix>) => findMatrixError({ ...print, ...changes });
  const first = print.variants[0] as Variant;
  const valued = (...optionValues: OptionValue[]) => ({
    variants: [{ ...first, optionValues }],
  });
  it.each([
    [{}, undefined],
    [{ options: [...print.options, { name: ' size', values: ['X'] }] }, 'repeatedOption'],
    [{ options: [{ name: 'Size', values: ['A4', 'a4 '] }] }, 'repeatedValue'],
    [valued({ option: 'Size', value: 'A4' }), 'otherOptions'],
    [valued({ option: 'Frame', value: 'Oak' }, { option: 'Size', value: 'A4' }), 'otherOptions'],
    [valued({ option: 'Size', value: 'A9' }, { option: 'Frame', value: 'Oak' }), 'unknownValue'],
    [{ variants: [first, first] }, 'repeatedVariant'],
  ])('of %j is %s', (changes, kind) => {
    expect(of(changes as Partial<Matrix>)?.kind).toBe(kind);
  });
});

describe('optionChoices', () => {
  const values = print.options.map((option) => option.values);
  const choosable = (unavailable: readonly string[], missing: readonly string[] = []) =>
    print.variants
      .filter((each) => !missing.includes(variantName(each)))
      .map((each) => ({
        values: each.optionValues.map(({ value }) => value),
        isAvailable: !unavailable.includes(variantName(each)),
      }));
  const shown = (...args: Parameters<typeof optionChoices>) =>
    optionChoices(...args).map(({ chosen, states }) => ({ chosen, ...Object.fromEntries(states) }));

  it('disables a value that is sold out or not offered with the values before', () => {
    const variants = choosable(['A4, Black'], ['A3, Oak']);
    expect(shown(values, variants, ['A4', 'Oak'])).toEqual([
      { chosen: 'A4', A4: 'available', A3: 'available', A2: 'available' },
      { chosen: 'Oak', Oak: 'available', Black: 'soldOut' },
    ]);
    expect(shown(values, variants, ['A3', 'Oak'])[1]).toEqual({
      chosen: 'Black',
      Oak: 'notOffered',
      Black: 'available',
    });
  });

  it('never leaves a buyer without an available variant while there is one', () => {
    const variantNames = print.variants.map(variantName);
    fc.assert(
      fc.property(
        fc.subarray(variantNames),
        fc.subarray(variantNames),
        fc.tuple(fc.constantFrom('A4', 'A3', 'A2'), fc.constantFrom('Oak', 'Black')),
        (unavailable, missing, chosen) => {
          const variants = choosable(unavailable, missing);
          const settled = optionChoices(values, variants, chosen).map((each) => each.chosen);
          const found = variants.find((each) => each.values.join() === settled.join());
          const isAnyAvailable = variants.some(({ isAvailable }) => isAvailable);
          expect(found?.isAvailable ?? false).toBe(isAnyAvailable);
        },
      ),
      { seed: 18 },
    );
  });
});

it('changes the options of 2,000 variants within a second', () => {
  const wide = [10, 10, 20].map((count, axis) => ({
    ...added(`Option ${axis}`),
    values: Array.from({ length: count }, (_, index) => added(`${axis}-${index}`)),
  }));
  const large = rebuild(single, wide);
  expect(large.variants).toHaveLength(2000);
  const [start, layout] = [performance.now(), layoutOf(large.options)];
  const [head, ...rest] = layout as [OptionLayout[number], ...OptionLayout];
  const grown = rebuild(large, [{ ...head, values: [...head.values, added('more')] }, ...rest]);
  expect(grown.variants).toHaveLength(2200);
  expect(performance.now() - start).toBeLessThan(1000);
});
