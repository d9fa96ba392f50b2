import { domainToUnicode } from 'node:url';

/** An e-mail address as its owner writes it: an internationalized domain in its own script, not in its ASCII form. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (/xn--/i.test(domain) ? domainToUnicode(domain) || domain : domain);
}
