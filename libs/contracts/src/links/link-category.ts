/** Categories of links that an owner types (specification 5; LINK-04 to LINK-10). */
export const linkCategories = [
  'empty',
  'anchor',
  'external',
  'file',
  'content',
  'malformedProtocol',
  'otherProtocol',
] as const;

/** One link category. */
export type LinkCategory = (typeof linkCategories)[number];

/** A parsed link. */
export interface Link {
  readonly category: LinkCategory;
  /** The URL as a browser reads it: without outer spaces and control characters, tabs and line breaks. */
  readonly address: string;
  /** The scheme in lower case without its colon; absent if there is none. */
  readonly protocol?: string;
}

const webProtocols = ['http', 'https', 'ftp'];

// Browsers ignore tabs and line breaks anywhere and control characters around a URL: `java\nscript:` is a scheme.
const asBrowsersRead = (text: string): string =>
  text
    .replaceAll(/[\t\n\r]/g, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what this removes
    .replaceAll(/^[\u0000- ]+|(?<![\u0000- ])[\u0000- ]+$/g, '');

/** `example.com:8080` starts like a scheme, but real schemes contain no dot. */
const readProtocol = (address: string): string | undefined =>
  /^(?<protocol>[a-z][a-z0-9+-]*):/i.exec(address)?.groups?.['protocol']?.toLowerCase();

/**
 * Determines the category of a link. A text without a known form, such as `example.com`, has a malformed protocol;
 * `//host` is external (LINK-24), and so are `/\host` and `\\host`, which browsers treat the same.
 */
export function readLink(text: string): Link {
  const address = asBrowsersRead(text);
  if (address === '') return { category: 'empty', address };
  if (address.startsWith('#')) return { category: 'anchor', address };
  if (/^[/\\]{2}/.test(address)) return { category: 'external', address };
  if (address.startsWith('/s/')) return { category: 'file', address };
  if (address.startsWith('/')) return { category: 'content', address };

  const protocol = readProtocol(address);
  if (protocol === undefined) return { category: 'malformedProtocol', address };
  if (!webProtocols.includes(protocol)) return { category: 'otherProtocol', address, protocol };
  const category = address.startsWith('//', protocol.length + 1) ? 'external' : 'malformedProtocol';
  return { category, address, protocol };
}
