import { coordinatesKey, createLocator } from './coordinates.ts';
import {
  optionsOf,
  type OptionedVariant,
  type OptionValue,
  type VariantMatrix,
} from './product-options.ts';

/** The value of a variant that has none for an option that others have. */
const noValue = '–';

/** The maximum number of options. Variants with more in total are distinguished by their SKU alone. */
const maxOptions = 10;

type CompletedVariant = OptionedVariant & { readonly sku: string };

/** Names empty names and values, and numbers the names that repeat within a variant. */
function withNames({ optionValues }: OptionedVariant): OptionValue[] {
  const counts = new Map<string, number>();
  return optionValues.map(({ option, value }) => {
    const name = option.trim() || 'Option';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return {
      option: count === 1 ? name : `${name.slice(0, 46)} ${count}`,
      value: value.trim() || noValue,
    };
  });
}

/**
 * Makes variants whose options were typed as texts a matrix. Each variant gets a value for all options, in one order;
 * variants that cannot be distinguished by their values get their SKU as the value of another option.
 */
export function completeMatrix<Variant extends CompletedVariant>(
  variants: readonly Variant[],
): VariantMatrix<Variant> {
  const named = variants.map((variant) => ({ ...variant, optionValues: withNames(variant) }));
  const typed = optionsOf(named);
  const options = typed.length > maxOptions ? [] : typed;
  const completed = named.map((variant) => {
    const valueOf = new Map(variant.optionValues.map(({ option, value }) => [option, value]));
    const optionValues = options.map(({ name }) => ({
      option: name,
      value: valueOf.get(name) ?? noValue,
    }));
    return { ...variant, optionValues };
  });
  const completedOptions = optionsOf(completed);
  const locate = createLocator(completedOptions);
  const positions = new Set(completed.map((variant) => coordinatesKey(locate(variant))));
  if (positions.size === variants.length) return { options: completedOptions, variants: completed };
  const option = options.some(({ name }) => name === 'SKU') ? 'SKU 2' : 'SKU';
  const distinguished = completed.map((variant) => ({
    ...variant,
    optionValues: [...variant.optionValues, { option, value: variant.sku }],
  }));
  return { options: optionsOf(distinguished), variants: distinguished };
}
