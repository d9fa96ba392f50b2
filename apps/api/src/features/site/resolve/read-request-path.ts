import { decodeUrlPath, isReservedPath, readUrlPath, toUrlPath } from '@sitewright/contracts/links';
import type { FastifyRequest } from 'fastify';

/** The path of a request. */
export interface RequestPath {
  /**
   * The canonical path: decoded, with a leading slash. Below reserved segments it keeps its case, because ids and
   * tokens are case-sensitive.
   */
  readonly path: string;
  /** The same path, percent-encoded for a URL. */
  readonly urlPath: string;
  /** Whether the request uses the canonical spelling. The case of percent-encoding does not count. */
  readonly isCanonical: boolean;
}

/** Node decodes unencoded bytes of a URL as Latin-1. */
const decodeUtf8 = (text: string): string =>
  /[\u0080-\u00ff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;

/** Most paths are canonical already: this pattern recognizes them without decoding. */
const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export function readRequestPath(request: Pick<FastifyRequest, 'url'>): RequestPath {
  const [rawPath = '/'] = request.url.split('?', 1);
  if (plainPath.test(rawPath)) return { path: rawPath, urlPath: rawPath, isCanonical: true };
  const text = decodeUtf8(rawPath);
  const folded = readUrlPath(text);
  const path = isReservedPath(folded.slice(1)) ? decodeUrlPath(text) : folded;
  const urlPath = toUrlPath(path);
  const encoded = rawPath.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  return { path, urlPath, isCanonical: encoded === urlPath };
}

/**
 * Appends the query string of a request, unchanged.
 *
 * @param urlPath As `toUrlPath` writes it.
 */
export function appendRequestQuery({ url }: Pick<FastifyRequest, 'url'>, urlPath: string): string {
  const start = url.indexOf('?');
  return start === -1 ? urlPath : `${urlPath}${url.slice(start)}`;
}
