import { pageType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@sitewright/contracts/errors';
import { RefusalRollback } from '../../platform/errors/problem.ts';
import { withTenant } from '../../platform/database/index.ts';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { finishPage, type CachedPage, type PageKey } from '../../platform/page-cache/page-cache.ts';
import { commonHeaders, pagePolicy } from '../../platform/security/page-policy.ts';
import type { Services } from '../../platform/services.ts';
import { hasFormReturn, readFormReturn, type FormReturnQuery } from '../forms/form-return.ts';
import { collectionFilters } from './collection-page.ts';
import { closedContent } from './page-access.ts';
import { readPath } from './page-content.ts';
import {
  createPageView,
  readFrame,
  type Frame,
  type FrameScope,
  type PageContent,
} from './page-frame.ts';
import { sourceOfRequest, type RequestedSource } from './page-source.ts';

/** Query parameters that change what a page shows; all others share one cached page. */
const listedParameters = ['q', ...collectionFilters] as const;

export const listedQuery = (request: FastifyRequest): Record<string, string> => {
  const query = request.query as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    listedParameters.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value !== '' && value.length <= 200
        ? [[name, value]]
        : [];
    }),
  );
};

export const pathOfRequest = (request: FastifyRequest): string => {
  const [path = '/'] = request.url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Draws a page view and adds the policy that its own inline parts need. */
export async function finishView(
  view: PageView,
  services: Services,
  isPersonal: boolean,
): Promise<CachedPage> {
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
  page: CachedPage,
  status = 200,
): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag).code(status);
  if (status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const encodings = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(encodings)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(encodings)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** A page of a site for one request: from the cache when an anonymous one is there, else read, drawn and kept. */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { settings, pages, revisions } = services;
  const now = services.now();
  const path = pathOfRequest(request);
  const query = listedQuery(request);
  const requested = sourceOfRequest(request, site, services, now);

  const returnsForm = hasFormReturn(request.query as FormReturnQuery);
  const revision = requested.isLive ? await revisions.current(site.websiteId) : null;
  const key: PageKey | null =
    revision === null || requested.unlockCookie !== undefined || returnsForm
      ? null
      : {
          websiteId: site.websiteId,
          revision: `${revision.releaseId}.${revision.dataRevision}`,
          path,
          query: new URLSearchParams(query).toString(),
          locale: '',
        };
  const kept = key === null ? undefined : pages.get(key);
  if (kept !== undefined) return sendPage(request, reply, kept);

  const built = await withTenant(
    services.database,
    { websiteId: site.websiteId, actorId: undefined },
    async (trx) => {
      const scope: FrameScope = { trx, site, source: requested.source, settings, now };
      const frame = await readFrame(scope);
      if (frame === null) return null;
      const page = await buildPage(scope, frame, path, query, requested, services);
      const formReturn = returnsForm
        ? await readFormReturn(trx, site.websiteId, request.query as FormReturnQuery, now)
        : undefined;
      return formReturn === undefined ? page : { ...page, view: { ...page.view, formReturn } };
    },
    'read',
  );

  if (built === null) throw new RefusalRollback(refuse('unknownHost'));
  const isPersonal =
    !requested.isLive || built.isClosed || requested.unlockCookie !== undefined || returnsForm;
  const page = await finishView(built.view, services, isPersonal);
  if (key !== null && built.status === 200 && !isPersonal) pages.set(key, page);
  return sendPage(request, reply, page, built.status);
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
