/** The headers that select the response to a cacheable request. */
export interface CacheableRequest {
  readonly host: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Requests with these headers are not cacheable: they have a body or preconditions, or change the connection. */
const uncacheableHeaders = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'upgrade',
  'if-match',
  'if-unmodified-since',
]);

/** The lengths of all relevant names, to skip most headers quickly. */
const relevantLengths = new Set([
  ...[...uncacheableHeaders].map(({ length }) => length),
  ...['host', 'if-none-match', 'accept-encoding'].map(({ length }) => length),
]);

/**
 * Parses raw headers, which alternate names and values. Returns undefined if the request is not cacheable or repeats a
 * relevant header.
 */
export function parseCacheableRequest(rawHeaders: readonly string[]): CacheableRequest | undefined {
  const read: { host?: string; match?: string; encoding?: string } = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index]!;
    if (!relevantLengths.has(raw.length)) continue;
    const name = raw.toLowerCase();
    if (uncacheableHeaders.has(name)) return undefined;
    const part = fieldByHeader[name];
    if (part === undefined) continue;
    if (read[part] !== undefined) return undefined;
    read[part] = rawHeaders[index + 1]!;
  }
  const { host, match, encoding } = read;
  return host === undefined ? undefined : { host, ifNoneMatch: match, acceptEncoding: encoding };
}

const fieldByHeader: Readonly<Record<string, 'host' | 'match' | 'encoding'>> = {
  host: 'host',
  'if-none-match': 'match',
  'accept-encoding': 'encoding',
};
