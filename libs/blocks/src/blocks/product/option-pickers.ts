import { findMatrixError, type ProductOption } from '@sitewright/commerce/variants';
import type { Product } from '@sitewright/contracts/entities';

/**
 * The options that are picked one by one; undefined for a product with fewer than two options, whose variants are a
 * single choice.
 */
export function pickedOptions({
  options = [],
  variants,
}: Product): readonly ProductOption[] | undefined {
  if (options.length < 2 || variants.length < 2) return undefined;
  return findMatrixError({ options, variants }) === null ? options : undefined;
}

/** The name of the fields of an option: the server knows them from forms without JavaScript. */
export const optionField = (axis: number): string => `option${axis}`;
