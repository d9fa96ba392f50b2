import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import { combineRanges, parse } from 'range-parser';

/** Identifies one version of the content. */
export interface Validators {
  /**
   * With its quotes. Weak (`W/`) if several encodings share it. A strong tag identifies the bytes that are sent, so
   * each encoding needs its own.
   */
  readonly etag?: string | undefined;
  readonly lastModified?: Date | undefined;
}

/** What to send, once the conditional headers of a request are evaluated. */
export type RequestedContent =
  | { readonly status: 200 | 304 | 412 }
  | { readonly status: 206; readonly start: number; /** Inclusive. */ readonly end: number }
  | { readonly status: 416 };

interface ConditionalRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const fullContent = { status: 200 } as const;

/** HTTP dates have no milliseconds. */
const httpDate = (date: Date | undefined) => date?.toUTCString();

/**
 * Whether the client's copy is current. A compressing proxy weakens the tags that it passes on, so tags are compared
 * weakly (RFC 9110, section 8.8.3.2). `Cache-Control: no-cache` requests exactly this revalidation, so it is ignored.
 */
export function isNotModified(
  headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'if-modified-since'>,
  { etag, lastModified }: Validators,
): boolean {
  const { 'if-none-match': noneMatch, 'if-modified-since': since } = headers;
  if (noneMatch === undefined && since === undefined) return false;
  // Nearly every conditional request sends back exactly the tag of the last response.
  if (noneMatch !== undefined && noneMatch === etag) return true;
  return fresh(
    { 'if-none-match': noneMatch?.trim(), 'if-modified-since': since },
    { etag, 'last-modified': httpDate(lastModified) },
  );
}

const isStrong = (etag: string | undefined): etag is string =>
  etag !== undefined && !etag.startsWith('W/');

const splitTags = (header: string) => header.split(',').map((tag) => tag.trim());

/** Whether `If-Match` or `If-Unmodified-Since` fails. */
function preconditionFails(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): boolean {
  const match = headers['if-match']?.trim();
  if (match !== undefined && match !== '')
    return match !== '*' && !(isStrong(etag) && splitTags(match).includes(etag));
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  if (Number.isNaN(since) || lastModified === undefined) return false;
  return Date.parse(lastModified.toUTCString()) > since;
}

/** Whether a range belongs to the version that the client has parts of. Tags are compared strongly, dates exactly. */
function matchesIfRange(ifRange: string | undefined, { etag, lastModified }: Validators): boolean {
  if (ifRange === undefined) return true;
  const validator = ifRange.trim();
  if (validator.includes('"')) return isStrong(etag) && validator === etag;
  return validator === httpDate(lastModified);
}

/** A request for several ranges gets the whole content, as RFC 9110 allows. */
function selectRange(header: string, sizeBytes: number): RequestedContent {
  const { code, type, ranges } = parse(sizeBytes, header);
  const isMalformed = (code & 1) === 1;
  if (type !== 'bytes' || isMalformed) return fullContent;
  const [range, ...more] = combineRanges(ranges);
  if (range === undefined) return { status: 416 };
  return more.length > 0 ? fullContent : { status: 206, start: range.start, end: range.end };
}

/**
 * Evaluates the conditions of a request in the order of RFC 9110, section 13.2.2.
 *
 * @param sizeBytes Size of the content. Set if the resource supports ranges.
 */
export function evaluateRequest(
  { method, headers }: ConditionalRequest,
  validators: Validators,
  sizeBytes?: number,
): RequestedContent {
  if (method !== 'GET' && method !== 'HEAD') return fullContent;
  if (preconditionFails(headers, validators)) return { status: 412 };
  if (isNotModified(headers, validators)) return { status: 304 };
  const { range, 'if-range': ifRange } = headers;
  if (method !== 'GET' || sizeBytes === undefined || range === undefined) return fullContent;
  return matchesIfRange(typeof ifRange === 'string' ? ifRange : undefined, validators)
    ? selectRange(range, sizeBytes)
    : fullContent;
}
