import Negotiator from 'negotiator';

/** Content codings of a response, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const plainOnly: readonly Encoding[] = ['identity'];

/** Browsers send the same few headers again and again. Longer ones are parsed each time. */
const cache = new Map<string, readonly Encoding[]>();
const maxCachedHeaders = 200;
const maxCachedLength = 120;

/**
 * Returns the encodings that a client accepts by its `Accept-Encoding`, best first (RFC 9110, section 12.5.3).
 * `identity` is always among them: a client that rejects every encoding gets the plain bytes instead of 406.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header === '') return plainOnly;
  const cached = cache.get(header);
  if (cached !== undefined) return cached;
  const accepted = readHeader(header);
  if (header.length <= maxCachedLength) {
    if (cache.size >= maxCachedHeaders) cache.clear();
    cache.set(header, accepted);
  }
  return accepted;
}

/** Encodings and parameters are case-insensitive; the package compares parameter names as they are written. */
function readHeader(header: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } });
  const accepted = negotiator.encodings(encodings, { preferred: encodings });
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

/** Returns the best encoding for content that is available in all of them. */
export const acceptedEncoding = (header: string | undefined): Encoding =>
  acceptedEncodings(header)[0] ?? 'identity';
