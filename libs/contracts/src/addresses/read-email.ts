import { toAsciiDomain } from './to-ascii-domain.ts';
import { toHalfWidth } from './to-half-width.ts';

/** What RFC 5321 lets a mail server take. */
const maxLength = 254;
const maxLocalLength = 64;
/** What is longer is no address, whatever its domain becomes in its ASCII form: it is not read any further. */
const maxTypedLength = 1_000;

/** The pattern of a valid e-mail address in the HTML standard, as browsers apply it to `<input type="email">`. */
const validEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** What a browser removes around a typed address. */
const removed = '\t\n\f\r ';

/** Removes the white space around a typed address that a browser removes too; any other stays, and is rejected. */
export function trimEmail(typed: string): string {
  // By index: an expression that looks for the end of white space tries each of its places again.
  let start = 0;
  let end = typed.length;
  while (start < end && removed.includes(typed[start]!)) start += 1;
  while (end > start && removed.includes(typed[end - 1]!)) end -= 1;
  return typed.slice(start, end);
}

/**
 * Reads an e-mail address as typed and returns it in the form that every mail server takes: an internationalized
 * domain in its ASCII form, full-width characters as those of ASCII, everything else unchanged. Null when it is no e-mail address.
 *
 * It takes what the HTML standard takes, internationalized domains through their ASCII form, and no more than
 * 64 characters before the `@` and 254 altogether.
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

/** Whether a text is an e-mail address; white space around it does not matter. */
export const isEmail = (typed: string): boolean => readEmail(typed) !== null;

/**
 * The narrower rule that a website may choose for its visitors: the domain also ends in two to four letters, as the
 * specification of forms has it. Letters of any script count as they are typed: `.рф` has two.
 */
export const isEmailWithShortEnding = (typed: string): boolean =>
  isEmail(typed) && /\.(?:\p{L}\p{M}*){2,4}$/u.test(trimEmail(typed));

/** The form to send mail to: what `readEmail` gives. A text that is no e-mail address stays as it is. */
export const deliverableEmail = (email: string): string => readEmail(email) ?? email;

/**
 * The form in which two addresses of one mailbox are the same text. Mail servers may tell apart upper and lower case
 * before the `@`; none that people use does.
 */
export const emailKey = (email: string): string => deliverableEmail(email).toLowerCase();
