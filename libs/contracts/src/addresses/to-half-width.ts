/**
 * Converts full-width letters, digits and symbols, which Japanese keyboards produce, to ASCII. White space stays.
 *
 * @example
 * toHalfWidth('ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'); // 'ada@example.com'
 */
export const toHalfWidth = (typed: string): string =>
  typed.replaceAll(/[\uFF01-\uFF5E\uFE6B]/g, (character) => character.normalize('NFKC'));
