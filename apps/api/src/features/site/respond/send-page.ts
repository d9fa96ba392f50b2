import type { PageView } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configOrigin } from '../../../platform/hosts/addresses.ts';
import { readHostName } from '../../../platform/hosts/host-name.ts';
import { acceptedEncoding } from '../../../platform/http/accepted-encodings.ts';
import { evaluateRequest } from '../../../platform/http/evaluate-request.ts';
import {
  bodyOf,
  finishPage,
  type FinishedPage,
} from '../../../platform/page-cache/finished-page.ts';
import type { SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import { pagePolicy } from '../../../platform/security/page-policy.ts';
import type { Services } from '../../../platform/services.ts';
import { hasSourceOverride } from '../resolve/read-source-query.ts';

/** Renders a page view and adds the content security policy of its inline parts. */
export function renderView(view: PageView, services: Services, isPersonal: boolean): FinishedPage {
  const rendered = services.renderer.renderPage(view);
  for (const error of rendered.errors)
    services.log.warn({ websiteId: view.context.website.id, path: view.path }, error);
  const frameAncestors = [configOrigin(services.settings)];
  const policy = pagePolicy({ ...rendered, frameAncestors, code: view.code });
  return finishPage(rendered.html, {
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-language': view.locale,
    // Browsers store the page but revalidate it, so the next page load shows a new release.
    'cache-control': isPersonal ? 'private, no-store' : 'no-cache',
    vary: 'accept-encoding',
  });
}

/** A page with `no-store` has no cached copy to revalidate. */
const isCacheable = ({ headers }: FinishedPage): boolean =>
  headers['cache-control']?.includes('no-store') !== true;

/** Sends a page in an accepted encoding, or 304 if the client has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  status = 200,
): FastifyReply {
  reply.headers(page.headers).code(status);
  if (status === 200 && isCacheable(page)) {
    reply.header('etag', page.etag);
    const evaluated = evaluateRequest(request, page);
    if (evaluated.status !== 200) return reply.code(evaluated.status).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodyOf(page, encoding));
}

/**
 * Caches the response by host and URL, so that the same request is served before routing. URLs that can show a draft or
 * another release are never cached.
 */
export function cacheResponse(
  request: FastifyRequest,
  websiteId: string,
  revision: SiteRevision,
  pageKey: string,
  { responseCache }: Services,
): void {
  const { url, originalUrl, resolvedHost } = request;
  const { host } = request.headers;
  const hostName = readHostName(host);
  if (host === undefined || hostName === null || url !== originalUrl) return;
  if (hasSourceOverride(request)) return;
  responseCache.set(host, url, { hostName, resolvedHost, websiteId, revision, pageKey });
}
