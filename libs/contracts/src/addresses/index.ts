export { hasPostalCodes } from './has-postal-codes.ts';
export {
  deliverableEmail,
  emailKey,
  isEmail,
  isEmailWithShortEnding,
  readEmail,
  trimEmail,
} from './read-email.ts';
export { postalCodeText, readPostalCode, type PostalCode } from './postal-code.ts';
export { placeLines, postalLines } from './postal-lines.ts';
export { toAsciiDigits } from './to-ascii-digits.ts';
export { toHalfWidth } from './to-half-width.ts';
export { isUsZip } from './us-zip.ts';
