/**
 * Writes full-width letters, digits and signs, as keyboards for Japanese give them, as those of ASCII. White space stays.
 *
 * @example
 * toHalfWidth('ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'); // 'ada@example.com'
 */
export const toHalfWidth = (typed: string): string =>
  typed.replaceAll(/[\uFF01-\uFF5E\uFE6B]/g, (sign) => sign.normalize('NFKC'));
