import { allCoordinates, coordinatesKey, createLocator, valuesAt } from './coordinates.ts';
import type { OptionedVariant, OptionValue, VariantMatrix } from './product-options.ts';

/** The combinations of values that no variant has, in the order of the matrix. */
export function missingCombinations({
  options,
  variants,
}: VariantMatrix<OptionedVariant>): OptionValue[][] {
  const locate = createLocator(options);
  const taken = new Set(variants.map((variant) => coordinatesKey(locate(variant))));
  return [...allCoordinates(options.map(({ values }) => values.length))]
    .filter((coordinates) => !taken.has(coordinatesKey(coordinates)))
    .map((coordinates) => valuesAt(options, coordinates));
}
