import { createHash } from 'node:crypto';
import {
  giftCardCharacters,
  giftCardCodeLength,
  readGiftCardCode,
} from '@sitewright/commerce/gift-card';
import { hashToken, isSameText, signParts } from '../../platform/security/token.ts';

/**
 * The code of a gift card. It is derived from the card and the server's secret, so that it can be mailed again although
 * only its hash is stored.
 */
export function giftCardCode(secret: string, websiteId: string, giftCardId: string): string {
  const digest = createHash('sha256')
    .update(signParts(secret, 'giftCard', websiteId, giftCardId))
    .digest();
  return Array.from(
    { length: giftCardCodeLength },
    // 256 is a multiple of 32: every character is equally likely.
    (_, index) => giftCardCharacters[(digest[index] ?? 0) % giftCardCharacters.length],
  ).join('');
}

/** The stored form of a code. */
export const giftCardCodeHash = hashToken;

/** The hash of a typed code; null if it cannot be a code. */
export function readCodeHash(typed: string): Buffer | null {
  const code = readGiftCardCode(typed);
  return code === null ? null : giftCardCodeHash(code);
}

const signatureOf = (secret: string, websiteId: string, giftCardId: string): string =>
  signParts(secret, 'giftCardPage', websiteId, giftCardId);

/** The path of the page to print, for the recipient of the card. */
export const giftCardPath = (secret: string, websiteId: string, giftCardId: string): string =>
  `/checkout/giftcard/${giftCardId}.${signatureOf(secret, websiteId, giftCardId)}`;

/** The card of a page to print; null for a token that the server has not signed. */
export function readGiftCardToken(secret: string, websiteId: string, token: string): string | null {
  const [, giftCardId = '', signature = ''] = /^([0-9a-f]{24})\.([\w-]{1,100})$/.exec(token) ?? [];
  return isSameText(signature, signatureOf(secret, websiteId, giftCardId)) && giftCardId !== ''
    ? giftCardId
    : null;
}
