import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostAnswer, HostTable } from '../hosts/host-table.ts';
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
  /** Headers of every answer, as they are set on the whole way. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly maxEntries?: number;
}

/** What the whole way through the server found for an address. */
export interface CachedResponse {
  /** The name in the host table, and what it said. */
  readonly hostName: string;
  readonly hostAnswer: HostAnswer;
  readonly websiteId: string;
  readonly revision: SiteRevision;
  /** Where the page is in the cache. */
  readonly pageKey: string;
}

/** An answer was given; the log may want to know which. */
export interface ServedResponse {
  readonly host: string;
  readonly status: 200 | 304;
}

/** Longer ones take the whole way: what is kept for each address stays small. */
const longestAddress = 512;

/**
 * Answers of pages that were served before, given before the router, the hooks and everything else. An answer is kept
 * for exactly the Host header and the target that it was found for, and it holds as long as the host table and the
 * website's revision say what they said then; otherwise the request takes the whole way again.
 */
export function createResponseCache({
  hosts,
  revisions,
  pages,
  answerHeaders,
  maxEntries = 10_000,
}: ResponseCacheOptions) {
  const kept = new Map<string, CachedResponse>();
  const headersOf = createHeaderLists(answerHeaders);
  let isOpen = true;

  return {
    keep(hostHeader: string, target: string, answer: CachedResponse): void {
      const address = addressOf(hostHeader, target);
      if (address.length > longestAddress) return;
      if (kept.size >= maxEntries && !kept.has(address)) kept.delete(kept.keys().next().value!);
      kept.set(address, answer);
    },

    /** Answers the request, or leaves it alone and says undefined. */
    give(request: IncomingMessage, response: ServerResponse): ServedResponse | undefined {
      if (!isOpen || request.method !== 'GET') return undefined;
      const asked = parseCacheableRequest(request.rawHeaders);
      if (asked === undefined) return undefined;
      const answer = kept.get(addressOf(asked.host, request.url ?? ''));
      if (
        answer === undefined ||
        hosts.peek(answer.hostName) !== answer.hostAnswer ||
        revisions.peek(answer.websiteId) !== answer.revision
      )
        return undefined;
      const page = pages.get(answer.pageKey);
      if (page === undefined) return undefined;
      const cacheStatus = staleStatus({ hosts, revisions }, answer.hostName, answer.websiteId);
      if (cacheStatus !== undefined) response.setHeader('cache-status', cacheStatus);
      const status = isNotModified({ 'if-none-match': asked.ifNoneMatch }, page) ? 304 : 200;
      if (status === 304) response.writeHead(304, headersOf(page)).end();
      else {
        const encoding = acceptedEncoding(asked.acceptEncoding);
        const body = bodyOf(page, encoding);
        response.writeHead(200, withBody(headersOf(page), encoding, body)).end(body);
      }
      return { host: asked.host, status };
    },

    /** From now on every request takes the whole way: the server is closing, and says so there. */
    close(): void {
      isOpen = false;
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

const addressOf = (hostHeader: string, target: string) => `${hostHeader} ${target}`;

/** Headers of pages as the HTTP module takes them fastest: names and values in turn, put together once. */
function createHeaderLists(answerHeaders: Readonly<Record<string, string>>) {
  const lists = new WeakMap<FinishedPage, string[]>();
  return (page: FinishedPage): string[] => {
    const known = lists.get(page);
    if (known !== undefined) return known;
    const headers = { ...answerHeaders, ...page.headers, etag: page.etag };
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
