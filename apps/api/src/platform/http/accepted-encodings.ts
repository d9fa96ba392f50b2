import Negotiator from 'negotiator';

/** How bytes travel, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const plainOnly: readonly Encoding[] = ['identity'];

/** Browsers send a handful of headers again and again; longer or further ones are read each time. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 200;
const longestKnown = 120;

/**
 * The encodings that a client accepts by its `Accept-Encoding`, best first (RFC 9110, section 12.5.3). Bytes as they are
 * come last and are never missing: a client that refuses even them gets them all the same.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header === '') return plainOnly;
  const found = known.get(header);
  if (found !== undefined) return found;
  const read = readHeader(header);
  if (header.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear();
    known.set(header, read);
  }
  return read;
}

/** Names and parameters are the same in upper case; the package compares parameters as they are written. */
function readHeader(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } });
  const accepted = negotiator.encodings(encodings, { preferred: encodings });
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

/** The best encoding for content that exists, or is made, in all of them. */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  acceptedEncodings(header)[0] ?? 'identity';
