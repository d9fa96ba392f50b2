const digits = 7;

/**
 * A generated SKU: `SQ` and seven digits (PRODUCT-16). Whether it is free in the website is the caller's question.
 *
 * @param random A number from 0 up to, not including, 1.
 */
export const createSku = (random: () => number): string =>
  `SQ${String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')}`;
