import { pageType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@sitewright/contracts/errors';
import { RefusalRollback } from '../../platform/errors/problem.ts';
import { withTenant } from '../../platform/database/index.ts';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import { readHostName } from '../../platform/hosts/host-name.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import {
  acceptedEncoding,
  bodyOf,
  finishPage,
  type FinishedPage,
} from '../../platform/page-cache/finished-page.ts';
import type { SiteRevision } from '../../platform/page-cache/site-revisions.ts';
import { commonHeaders, pagePolicy } from '../../platform/security/page-policy.ts';
import type { Services } from '../../platform/services.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { hasFormReturn, readFormReturn, readFormReturnQuery } from '../forms/public.ts';
import { closedContent } from './page-access.ts';
import { readPath } from './page-content.ts';
import {
  createPageView,
  readFrame,
  type Frame,
  type FrameScope,
  type PageContent,
} from './page-frame.ts';
import { listedQuery, pageKeys } from './page-keys.ts';
import type { PageMemory } from './page-memory.ts';
import { recallPage } from './recall-page.ts';
import { sourceOfRequest, type RequestedSource } from './page-source.ts';

export const pathOfRequest = (request: FastifyRequest): string => {
  const [path = '/'] = request.url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Draws a page view and adds the policy that its own inline parts need. */
export function finishView(view: PageView, services: Services, isPersonal: boolean): FinishedPage {
  const rendered = services.renderer.renderPage(view);
  const policy = pagePolicy({ ...rendered, frameAncestors: [configOrigin(services.settings)] });
  return finishPage(rendered.html, {
    ...commonHeaders,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-language': view.locale,
    // `no-cache` keeps a copy and asks whether it still holds: a publish is seen by the next page load.
    'cache-control': isPersonal ? 'private, no-store' : 'no-cache',
    vary: 'accept-encoding',
  });
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  status = 200,
): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag).code(status);
  if (status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodyOf(page, encoding));
}

/** A page of a site for one request: from the cache when an anonymous one is there, else read, drawn and kept. */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
  memory: PageMemory,
): Promise<FastifyReply> {
  const { settings, pages, revisions } = services;
  const now = services.now();
  const path = pathOfRequest(request);
  const query = listedQuery(request);
  const scopeOfSite = { websiteId: site.websiteId, actorId: undefined };
  const requested = await sourceOfRequest(request, site, services, now, (accountId) =>
    withTenant(
      services.database,
      scopeOfSite,
      (trx) => readStanding(trx, site.websiteId, accountId),
      'read',
    ),
  );

  const returnQuery = readFormReturnQuery(request);
  const returnsForm = hasFormReturn(returnQuery);
  const revision = requested.isLive ? await revisions.current(site.websiteId) : null;
  const isForAll = requested.isLive && requested.unlockCookie === undefined && !returnsForm;
  const holding = isForAll && revision !== null ? { memory, revision } : undefined;
  const keys =
    holding === undefined ? null : pageKeys(site.websiteId, holding.revision, path, query);
  if (keys !== null && holding !== undefined) {
    for (const key of [keys.whole, keys.narrowed]) {
      const kept = pages.get(key);
      if (kept === undefined) continue;
      keepAnswer(request, site.websiteId, holding.revision, key, services);
      return sendPage(request, reply, kept);
    }
    const held = memory.at(site.websiteId, holding.revision);
    const recalled = recallPage(held, { site, settings }, path);
    if (recalled !== undefined) {
      const page = finishView(recalled, services, false);
      pages.set(keys.whole, page);
      return sendPage(request, reply, page);
    }
  }

  const built = await withTenant(
    services.database,
    scopeOfSite,
    async (trx) => {
      const { source } = requested;
      const scope: FrameScope = {
        trx,
        site,
        source,
        settings,
        now,
        ...(holding === undefined ? {} : { holding }),
      };
      const frame = await readFrame(scope);
      if (frame === null) return null;
      const page = await buildPage(scope, frame, path, query, requested, services);
      const formReturn = returnsForm
        ? await readFormReturn(trx, site.websiteId, returnQuery, now)
        : undefined;
      return formReturn === undefined ? page : { ...page, view: { ...page.view, formReturn } };
    },
    'read',
  );

  if (built === null) throw new RefusalRollback(refuse('unknownHost'));
  const isPersonal = !isForAll || built.isClosed;
  const page = finishView(built.view, services, isPersonal);
  if (keys !== null && built.status === 200 && !isPersonal)
    pages.set(built.view.main.kind === 'collection' ? keys.narrowed : keys.whole, page);
  return sendPage(request, reply, page, built.status);
}

/** The same request is then answered before it comes here. Edit and preview links are looked at each time. */
function keepAnswer(
  request: FastifyRequest,
  websiteId: string,
  revision: SiteRevision,
  pageKey: string,
  { keptAnswers }: Services,
): void {
  const { url, originalUrl, hostAnswer } = request;
  const { host } = request.headers;
  const hostName = readHostName(host);
  if (host === undefined || hostName === null || url !== originalUrl) return;
  if (url.includes('edit=') || url.includes('preview=')) return;
  keptAnswers.keep(host, url, { hostName, hostAnswer, websiteId, revision, pageKey });
}

interface BuiltPage {
  readonly view: PageView;
  readonly status: number;
  readonly isClosed: boolean;
}

async function buildPage(
  scope: FrameScope,
  frame: Frame,
  path: string,
  query: Readonly<Record<string, string>>,
  requested: RequestedSource,
  { settings }: Services,
): Promise<BuiltPage> {
  const answer = await readPath(scope, frame, path, query);
  if (answer.kind === 'notFound')
    return {
      view: await createPageView(scope, frame, notFoundContent(frame, path)),
      status: 404,
      isClosed: false,
    };
  const closed = requested.mayEdit
    ? null
    : closedContent({
        page: answer.page,
        path,
        siteTitle: frame.website.title,
        websiteId: scope.site.websiteId,
        secret: settings.secret,
        unlockCookie: requested.unlockCookie,
        wrongPassword: false,
        now: scope.now,
      });
  const view = await createPageView(scope, frame, closed ?? answer.content);
  const editing = requested.mayEdit
    ? {
        editing: {
          pageId: answer.page.pageId,
          canvasScript: '/assets/config/canvas.js',
          configOrigin: configOrigin(settings),
        },
      }
    : {};
  return {
    view: { ...view, ...editing },
    status: closed === null ? 200 : 403,
    isClosed: closed !== null,
  };
}

/** ERR-05: the page that says that there is none. */
export const notFoundContent = (frame: Frame, path: string): PageContent => ({
  path,
  title: frame.website.title,
  noIndex: true,
  main: { kind: 'notFound', path },
  facts: { pageType: pageType.NOT_FOUND },
});
