import { domainToUnicode } from 'node:url';

/** An email address for people: an internationalized domain in Unicode instead of ASCII. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (/xn--/i.test(domain) ? domainToUnicode(domain) || domain : domain);
}
