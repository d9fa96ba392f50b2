const digitCount = 7;

/**
 * Generates an SKU: `SQ` and seven digits (PRODUCT-16). The caller checks that the website does not use it yet.
 *
 * @param random A number from 0 up to, not including, 1.
 */
export const createSku = (random: () => number): string =>
  `SQ${String(Math.floor(random() * 10 ** digitCount)).padStart(digitCount, '0')}`;
