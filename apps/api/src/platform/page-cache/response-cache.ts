import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResolvedHost, HostTable } from '../hosts/host-table.ts';
import { acceptedEncoding, type Encoding } from '../http/accepted-encodings.ts';
import { isNotModified } from '../http/evaluate-request.ts';
import { bodyOf, type FinishedPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import { parseCacheableRequest } from './parse-cacheable-request.ts';
import type { SiteRevision, SiteRevisions } from './site-revisions.ts';
import { staleStatus } from './stale-status.ts';

export interface ResponseCacheOptions {
  readonly hosts: Pick<HostTable, 'peek' | 'staleMs'>;
  readonly revisions: Pick<SiteRevisions, 'peek' | 'staleMs'>;
  readonly pages: Pick<PageCache, 'get'>;
  /** The headers that the server sets on every response. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly maxEntries?: number;
}

/** The result of routing a request, by which the same request is served again. */
export interface CachedResponse {
  /** The name in the host table, and its entry at that time. */
  readonly hostName: string;
  readonly resolvedHost: ResolvedHost;
  readonly websiteId: string;
  readonly revision: SiteRevision;
  /** The key in the page cache. */
  readonly pageKey: string;
}

/** A response that was served from the cache, for the log. */
export interface ServedResponse {
  readonly host: string;
  readonly status: 200 | 304;
}

/** Longer URLs are not cached, so that entries stay small. */
const maxKeyLength = 512;

/**
 * Creates a cache of responses that are served before routing and hooks. The key is the exact Host header and request
 * target. An entry is valid while the host table and the revision of the website are unchanged; otherwise the request
 * is routed again.
 */
export function createResponseCache({
  hosts,
  revisions,
  pages,
  defaultHeaders,
  maxEntries = 10_000,
}: ResponseCacheOptions) {
  const responses = new Map<string, CachedResponse>();
  const headersOf = createHeaderLists(defaultHeaders);
  let isOpen = true;

  return {
    set(hostHeader: string, target: string, response: CachedResponse): void {
      const key = createKey(hostHeader, target);
      if (key.length > maxKeyLength) return;
      if (responses.size >= maxEntries && !responses.has(key))
        responses.delete(responses.keys().next().value!);
      responses.set(key, response);
    },

    /** Serves the request if its response is cached; else returns undefined. */
    serve(request: IncomingMessage, response: ServerResponse): ServedResponse | undefined {
      if (!isOpen || request.method !== 'GET') return undefined;
      const parsed = parseCacheableRequest(request.rawHeaders);
      if (parsed === undefined) return undefined;
      const cached = responses.get(createKey(parsed.host, request.url ?? ''));
      if (
        cached === undefined ||
        hosts.peek(cached.hostName) !== cached.resolvedHost ||
        revisions.peek(cached.websiteId) !== cached.revision
      )
        return undefined;
      const page = pages.get(cached.pageKey);
      if (page === undefined) return undefined;
      const cacheStatus = staleStatus({ hosts, revisions }, cached.hostName, cached.websiteId);
      if (cacheStatus !== undefined) response.setHeader('cache-status', cacheStatus);
      const status = isNotModified({ 'if-none-match': parsed.ifNoneMatch }, page) ? 304 : 200;
      if (status === 304) response.writeHead(304, headersOf(page)).end();
      else {
        const encoding = acceptedEncoding(parsed.acceptEncoding);
        const body = bodyOf(page, encoding);
        response.writeHead(200, withBody(headersOf(page), encoding, body)).end(body);
      }
      return { host: parsed.host, status };
    },

    /** Disables the cache while the server closes, so that the server answers requests itself. */
    close(): void {
      isOpen = false;
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

const createKey = (hostHeader: string, target: string) => `${hostHeader} ${target}`;

/** Caches the headers of pages as flat lists of names and values, the fastest form for Node's HTTP module. */
function createHeaderLists(defaultHeaders: Readonly<Record<string, string>>) {
  const lists = new WeakMap<FinishedPage, string[]>();
  return (page: FinishedPage): string[] => {
    const cached = lists.get(page);
    if (cached !== undefined) return cached;
    const headers = { ...defaultHeaders, ...page.headers, etag: page.etag };
    const list = Object.entries(headers).flat();
    lists.set(page, list);
    return list;
  };
}

function withBody(headers: readonly string[], encoding: Encoding, body: Buffer): string[] {
  const length = ['content-length', String(body.length)];
  return encoding === 'identity'
    ? [...headers, ...length]
    : [...headers, 'content-encoding', encoding, ...length];
}
