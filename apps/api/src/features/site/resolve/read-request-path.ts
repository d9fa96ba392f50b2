import { decodeUrlPath, isReservedPath, readUrlPath, toUrlPath } from '@sitewright/contracts/links';
import type { FastifyRequest } from 'fastify';

/** The path of a request. */
export interface RequestPath {
  /** Decoded and behind a slash, in its one spelling. Below reserved segments are ids and tokens: upper case counts. */
  readonly path: string;
  /** The same as a URL has it. */
  readonly urlPath: string;
  /** The request names it in that spelling. Percent-encoding is in whatever case. */
  readonly isCanonical: boolean;
}

/** Node gives bytes that are not encoded as the letters of Latin-1. */
const asUtf8 = (text: string): string =>
  /[\u0080-\u00ff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;

/** Most paths are in their one spelling already, and say so at a glance. */
const plain = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export function readRequestPath(request: Pick<FastifyRequest, 'url'>): RequestPath {
  const [written = '/'] = request.url.split('?', 1);
  if (plain.test(written)) return { path: written, urlPath: written, isCanonical: true };
  const text = asUtf8(written);
  const folded = readUrlPath(text);
  const path = isReservedPath(folded.slice(1)) ? decodeUrlPath(text) : folded;
  const urlPath = toUrlPath(path);
  const encoded = written.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  return { path, urlPath, isCanonical: encoded === urlPath };
}
