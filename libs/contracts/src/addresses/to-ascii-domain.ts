/** Available in browsers and Node; the types of neither are loaded here. */
declare const URL: new (address: string) => { readonly hostname: string };

const ascii = /^[\0-\x7f]*$/;

/** Invisible characters: URL parsers ignore most of them, so two domains that look alike would become one. */
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Labels of ASCII letters, digits and inner hyphens, and of anything beyond ASCII. */
const labels = /^(?:[a-z\d\x80-\uffff]|[a-z\d\x80-\uffff][a-z\d\x80-\uffff-]*[a-z\d\x80-\uffff])$/;

/**
 * The ASCII form of a domain, by the rules of URLs (UTS #46); empty if there is none. An ASCII domain is returned
 * unchanged, valid or not.
 */
export function toAsciiDomain(typed: string): string {
  if (ascii.test(typed)) return typed;
  const domain = typed.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  if (invisible.test(typed) || !domain.split('.').every((label) => labels.test(label))) return '';
  // A URL parser would read digits as an IP address.
  if (ascii.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
