import { coordinatesKey, createLocator } from './coordinates.ts';
import { variantName, type OptionedVariant, type VariantMatrix } from './product-options.ts';

/** Why options and variants do not form a matrix. Indexes are positions in the lists. */
export type MatrixError =
  | { readonly kind: 'repeatedOption'; readonly option: number; readonly name: string }
  | {
      readonly kind: 'repeatedValue';
      readonly option: number;
      readonly value: number;
      readonly name: string;
    }
  | { readonly kind: 'otherOptions'; readonly variant: number }
  | { readonly kind: 'unknownValue'; readonly variant: number; readonly name: string }
  | { readonly kind: 'repeatedVariant'; readonly variant: number; readonly name: string };

/** Names that differ only in case or spaces are the same to a buyer. */
const normalized = (name: string) => name.trim().toLowerCase();

const repeatedIndex = (names: readonly string[]): number => {
  const all = names.map(normalized);
  return all.findIndex((name, index) => all.indexOf(name) !== index);
};

/**
 * The first reason why the variants are not positions in the matrix of the options; null if they are. Each variant has
 * one value per option, in the order of the options, and no two variants have the same values.
 */
export function findMatrixError({
  options,
  variants,
}: VariantMatrix<OptionedVariant>): MatrixError | null {
  const option = repeatedIndex(options.map(({ name }) => name));
  if (option !== -1) return { kind: 'repeatedOption', option, name: options[option]?.name ?? '' };
  for (const [index, { values }] of options.entries()) {
    const value = repeatedIndex(values);
    if (value !== -1)
      return { kind: 'repeatedValue', option: index, value, name: values[value] ?? '' };
  }
  const locate = createLocator(options);
  const taken = new Set<string>();
  for (const [index, variant] of variants.entries()) {
    const { optionValues } = variant;
    const isInOrder = options.every(({ name }, axis) => optionValues[axis]?.option === name);
    if (!isInOrder || optionValues.length !== options.length)
      return { kind: 'otherOptions', variant: index };
    const coordinates = locate(variant);
    const unknown = coordinates.indexOf(-1);
    if (unknown !== -1)
      return { kind: 'unknownValue', variant: index, name: optionValues[unknown]?.value ?? '' };
    const key = coordinatesKey(coordinates);
    if (taken.has(key))
      return { kind: 'repeatedVariant', variant: index, name: variantName(variant) };
    taken.add(key);
  }
  return null;
}
