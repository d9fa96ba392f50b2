import { toAsciiDomain } from './to-ascii-domain.ts';
import { toHalfWidth } from './to-half-width.ts';

/** Maximum lengths by RFC 5321. */
const maxLength = 254;
const maxLocalLength = 64;
/** A longer text is rejected without parsing, whatever the length of its domain in ASCII. */
const maxTypedLength = 1_000;

/** The pattern of a valid email address in the HTML standard, as in `<input type="email">`. */
const validEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** White space that browsers strip from a typed email address. */
const strippedCharacters = '\t\n\f\r ';

/** Strips the same white space around an email address as browsers; other white space stays and makes it invalid. */
export function trimEmail(typed: string): string {
  // By index, because a regular expression for trailing white space takes quadratic time.
  let start = 0;
  let end = typed.length;
  while (start < end && strippedCharacters.includes(typed[start]!)) start += 1;
  while (end > start && strippedCharacters.includes(typed[end - 1]!)) end -= 1;
  return typed.slice(start, end);
}

/**
 * Parses a typed email address and returns it in the form that every mail server accepts: an internationalized domain
 * in its ASCII form, full-width characters as ASCII, everything else unchanged. Null if it is not an email address.
 *
 * Accepts what the HTML standard accepts, internationalized domains in their ASCII form, and at most 64 characters
 * before the `@` and 254 in total.
 *
 * @example
 * readEmail(' info@Müller-Keramik.de '); // 'info@xn--mller-keramik-wob.de'
 * readEmail('a;b@example.com'); // null
 */
export function readEmail(typed: string): string | null {
  const trimmed = trimEmail(typed);
  if (trimmed.length > maxTypedLength) return null;
  const address = toHalfWidth(trimmed);
  const at = address.lastIndexOf('@');
  const email = address.slice(0, at + 1) + toAsciiDomain(address.slice(at + 1));
  const isEmailAddress =
    email.length <= maxLength && at <= maxLocalLength && validEmail.test(email);
  return isEmailAddress ? email : null;
}

/** Whether a text is an email address, ignoring surrounding white space. */
export const isEmail = (typed: string): boolean => readEmail(typed) !== null;

/**
 * The stricter rule that a website can choose for visitors: the domain must also end in two to four letters, as the
 * specification of forms says. Letters of any script count as typed: `.рф` has two.
 */
export const isEmailWithShortEnding = (typed: string): boolean =>
  isEmail(typed) && /\.(?:\p{L}\p{M}*){2,4}$/u.test(trimEmail(typed));

/** The address for sending mail, as `readEmail` returns it. A text that is not an email address stays unchanged. */
export const deliverableEmail = (email: string): string => readEmail(email) ?? email;

/**
 * A key that is equal for two spellings of one mailbox. By RFC 5321 the part before the `@` may be case-sensitive; no
 * known mail service distinguishes case.
 */
export const emailKey = (email: string): string => deliverableEmail(email).toLowerCase();
