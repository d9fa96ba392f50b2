/** The characters of codes: without I, L, O and U, which are easily mistaken (Crockford's base 32). */
export const giftCardCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of characters of a code: 80 bits. */
export const giftCardCodeLength = 16;

const codePattern = new RegExp(`^[${giftCardCharacters}]{${giftCardCodeLength}}$`);

/** A code in groups of four, as it is printed. */
export const formatGiftCardCode = (code: string): string =>
  code.match(/.{1,4}/g)?.join('-') ?? code;

/**
 * Reads a typed code: ignores case, spaces and hyphens, and reads O as 0 and I and L as 1. Null if it cannot be a code.
 *
 * @example
 * readGiftCardCode('abcd efgh-0ol1 2345'); // 'ABCDEFGH00112345'
 */
export function readGiftCardCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return codePattern.test(code) ? code : null;
}

/** What remains visible of a code after its card was created: `•••• 2345`. */
export const giftCardLabel = (codeEnd: string): string => `•••• ${codeEnd}`;
