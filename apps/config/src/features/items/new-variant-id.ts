/** A new id for a variant: 24 hexadecimal characters. */
export const newVariantId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
