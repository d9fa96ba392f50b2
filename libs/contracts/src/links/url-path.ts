/**
 * The normalized form of a path: NFC, lower case, without empty segments and outer slashes. Pages and items are found
 * by it; the homepage's is empty. Idempotent.
 */
export const normalizePath = (path: string): string =>
  path.normalize('NFC').toLowerCase().normalize('NFC').split('/').filter(Boolean).join('/');

/** An undecodable path, such as `/100%`, stays unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Decodes the path of a URL: with one leading slash and without empty segments, in its original case. */
export const decodeUrlPath = (urlPath: string): string =>
  `/${decodePath(urlPath).split('/').filter(Boolean).join('/')}`;

/**
 * Normalizes the path of a URL, percent-encoded or not, with a leading slash. The result is decoded: `toUrlPath`
 * encodes it again.
 */
export const readUrlPath = (urlPath: string): string => `/${normalizePath(decodePath(urlPath))}`;

/**
 * A percent-encoded path for a URL, with exactly one leading slash, so that it cannot lead to another host.
 *
 * @example toUrlPath('blog/日本') // '/blog/%E6%97%A5%E6%9C%AC'
 */
export const toUrlPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(encodeSegment).join('/')}`;

/**
 * An owner's link for a page: in a path of the same site, characters that are invalid in a URL are percent-encoded.
 * Every other link stays unchanged, because hosts have their own encoding.
 */
export const encodeHref = <Href extends string | undefined>(href: Href): Href =>
  (href?.startsWith('/') === true && !href.startsWith('//') ? encodeNonAscii(href) : href) as Href;

/** Percent-encodes non-ASCII characters, and keeps percent signs. */
export const encodeNonAscii = (text: string): string =>
  text.replaceAll(/[\u0080-\u{10ffff}]+/gu, encodeSegment);

const encodeSegment = (segment: string): string => encodeURIComponent(segment.toWellFormed());
