const digits = 7;

/**
 * Generates an SKU: `SQ` and seven digits (PRODUCT-16). The caller checks whether it is free in the website.
 *
 * @param random A number from 0 up to, not including, 1.
 */
export const createSku = (random: () => number): string =>
  `SQ${String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')}`;
