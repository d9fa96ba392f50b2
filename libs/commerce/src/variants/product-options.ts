/** An option of a product, such as Size, with its values in the owner's order. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** The value that a variant has for one option. */
export interface OptionValue {
  readonly option: string;
  readonly value: string;
}

/** The part of a variant that positions it in the matrix of options. */
export interface OptionedVariant {
  /** One value per option, in the order of the options. */
  readonly optionValues: readonly OptionValue[];
}

/** The options of a product, and the variants that it offers: all combinations, or some of them. */
export interface VariantMatrix<Variant extends OptionedVariant> {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
}

/**
 * The options that variants imply: names and values in the order in which they first occur. Products that are written
 * without options get these.
 */
export function optionsOf(variants: readonly OptionedVariant[]): readonly ProductOption[] {
  const values = new Map<string, Set<string>>();
  for (const { optionValues } of variants)
    for (const { option, value } of optionValues) {
      const known = values.get(option);
      if (known === undefined) values.set(option, new Set([value]));
      else known.add(value);
    }
  return [...values].map(([name, names]) => ({ name, values: [...names] }));
}

/** The name of a variant: `A4, Oak`. Empty for a product without options. */
export const variantName = ({ optionValues }: OptionedVariant): string =>
  optionValues.map(({ value }) => value).join(', ');

/** The number of combinations of all values; 1 without options. */
export const combinationCount = (options: readonly ProductOption[]): number =>
  options.reduce((count, { values }) => count * values.length, 1);
