/**
 * The one spelling of a path: composed (NFC), in lower case, without empty segments and without slashes at its ends.
 * Pages and items are found by it; the homepage's is empty. Normalizing a second time changes nothing.
 */
export const normalizePath = (path: string): string =>
  path.normalize('NFC').toLowerCase().normalize('NFC').split('/').filter(Boolean).join('/');

/** One that cannot be decoded, such as `/100%`, stands for itself. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Decodes the path of a URL: behind exactly one slash and without empty segments, in its own letters. */
export const decodeUrlPath = (urlPath: string): string =>
  `/${decodePath(urlPath).split('/').filter(Boolean).join('/')}`;

/**
 * Reads the path of a URL, percent-encoded or not, as `/` and the one spelling of it. What it answers is decoded:
 * `toUrlPath` encodes it again.
 */
export const readUrlPath = (urlPath: string): string => `/${normalizePath(decodePath(urlPath))}`;

/**
 * A path as it stands in a URL: percent-encoded, behind exactly one slash, so that it never names a host.
 *
 * @example toUrlPath('blog/日本') // '/blog/%E6%97%A5%E6%9C%AC'
 */
export const toUrlPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(encodeSegment).join('/')}`;

/**
 * A link that an owner typed as it stands in a page: of a path of the same site the characters that no URL may hold are
 * percent-encoded. Every other link stays as it is: a host has an encoding of its own.
 */
export const encodeHref = <Href extends string | undefined>(href: Href): Href =>
  (href?.startsWith('/') === true && !href.startsWith('//') ? encodeNonAscii(href) : href) as Href;

/** Percent-encodes what is not ASCII, and leaves percent signs as they are. */
export const encodeNonAscii = (text: string): string =>
  text.replaceAll(/[\u0080-\u{10ffff}]+/gu, encodeSegment);

const encodeSegment = (segment: string): string => encodeURIComponent(segment.toWellFormed());
