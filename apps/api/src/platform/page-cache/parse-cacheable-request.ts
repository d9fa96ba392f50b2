/** The headers that decide about the answer to a plain request for a page. */
export interface CacheableRequest {
  readonly host: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Requests with these are none of the plain ones: they bring a body, set conditions, or want something of the connection. */
const unusual = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'expect',
  'upgrade',
  'if-match',
  'if-unmodified-since',
]);

/** Lengths of all names that matter here: most headers are passed over at a glance. */
const lengths = new Set([
  ...[...unusual].map(({ length }) => length),
  ...['host', 'if-none-match', 'accept-encoding'].map(({ length }) => length),
]);

/**
 * Reads names and values in turn, as they came. Undefined: the request is not a plain one, or says something twice,
 * and is for those who look closely.
 */
export function parseCacheableRequest(rawHeaders: readonly string[]): CacheableRequest | undefined {
  const read: { host?: string; match?: string; encoding?: string } = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const raw = rawHeaders[at]!;
    if (!lengths.has(raw.length)) continue;
    const name = raw.toLowerCase();
    if (unusual.has(name)) return undefined;
    const part = parts[name];
    if (part === undefined) continue;
    if (read[part] !== undefined) return undefined;
    read[part] = rawHeaders[at + 1]!;
  }
  const { host, match, encoding } = read;
  return host === undefined ? undefined : { host, ifNoneMatch: match, acceptEncoding: encoding };
}

const parts: Readonly<Record<string, 'host' | 'match' | 'encoding'>> = {
  host: 'host',
  'if-none-match': 'match',
  'accept-encoding': 'encoding',
};
