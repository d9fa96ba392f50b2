import { pageType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@sitewright/contracts/errors';
import { RefusalRollback } from '../../platform/errors/problem.ts';
import { withTenant } from '../../platform/database/index.ts';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { isParked } from '../../platform/hosts/site-state.ts';
import type { Services } from '../../platform/services.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { hasFormReturn, readFormReturn, readFormReturnQuery } from '../forms/public.ts';
import { findFeed } from './feeds/find-feed.ts';
import { codeOfPage } from './code-of-page.ts';
import { closedContent } from './page-access.ts';
import { findMovedPath, readPath } from './page-content.ts';
import {
  createPageView,
  readHolding,
  type Frame,
  type FrameScope,
  type PageContent,
} from './page-frame.ts';
import { sendParkingPage } from './parking-page.ts';
import { listedQuery, pageKeys } from './page-keys.ts';
import { popupContent } from './popup-page.ts';
import { recallPage } from './recall-page.ts';
import { finishView, keepAnswer, sendPage } from './send-page.ts';
import { sourceOfRequest, type RequestedSource } from './page-source.ts';

export const pathOfRequest = (request: FastifyRequest): string => {
  const [path = '/'] = request.url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * A page of a site for one request. An open page is the same for everybody: from the cache when it is there, else from
 * what is held of its website, else read, drawn and kept. A draft, a locked page and a form's answer are for one alone.
 */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { settings, pages } = services;
  const askedAt = services.now();
  const path = pathOfRequest(request);
  const { format, ...query } = listedQuery(request);
  const scopeOfSite = { websiteId: site.websiteId, actorId: undefined };
  const requested = await sourceOfRequest(request, site, services, askedAt, (accountId) =>
    withTenant(
      services.database,
      scopeOfSite,
      (trx) => readStanding(trx, site.websiteId, accountId),
      'read',
    ),
  );

  // Those who work on the site look at what it is to become.
  if (requested.isLive && isParked(site)) return sendParkingPage(request, reply, site, services);
  const returnQuery = readFormReturnQuery(request);
  const returnsForm = hasFormReturn(returnQuery);
  const holding = requested.isLive ? await readHolding(services, site.websiteId) : undefined;
  // Read after the revision: what is drawn is never of an earlier moment, or day, than what it is kept under.
  const now = services.now();
  if (format !== undefined && holding !== undefined) {
    const scope = { site, source: requested.source, settings, now, holding };
    const feed = await findFeed(scope, { path, format, filters: query }, services);
    if (feed !== null) {
      if (feed.wasKept) keepAnswer(request, site.websiteId, holding.revision, feed.key, services);
      return sendPage(request, reply, feed.file);
    }
  }
  const common =
    holding === undefined || returnsForm || requested.isSafe
      ? null
      : { holding, keys: pageKeys(site.websiteId, holding.revision, path, query) };
  if (common !== null) {
    const { revision, parts } = common.holding;
    for (const key of [common.keys.whole, common.keys.narrowed]) {
      const kept = pages.get(key);
      if (kept === undefined) continue;
      keepAnswer(request, site.websiteId, revision, key, services);
      return sendPage(request, reply, kept);
    }
    const recalled = recallPage(parts, { site, settings }, path);
    if (recalled !== undefined) {
      const page = finishView(recalled, services, false);
      pages.set(common.keys.whole, page);
      return sendPage(request, reply, page);
    }
  }

  const built = await withTenant(
    services.database,
    scopeOfSite,
    async (trx) => {
      const { source } = requested;
      const scope: FrameScope = { trx, site, source, settings, now, holding };
      const [page, formReturn] = await Promise.all([
        buildPage(scope, path, query, { ...requested, isCommon: common !== null }, services),
        returnsForm ? readFormReturn(trx, site.websiteId, returnQuery, now) : undefined,
      ]);
      return page === null || 'movedTo' in page || formReturn === undefined
        ? page
        : { ...page, view: { ...page.view, formReturn } };
    },
    'read',
  );

  if (built === null) throw new RefusalRollback(refuse('unknownHost'));
  if ('movedTo' in built) return redirectTo(request, reply, built.movedTo);
  const isPersonal = common === null || !built.isOpen;
  const page = finishView(built.view, services, isPersonal);
  if (built.status === 200 && !isPersonal)
    pages.set(
      built.view.main.kind === 'collection' ? common.keys.narrowed : common.keys.whole,
      page,
    );
  return sendPage(request, reply, page, built.status);
}

/**
 * An old address leads on for good, with what stood behind it. Browsers ask again all the same: the path may be taken
 * by another page.
 */
function redirectTo(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const [, ...query] = request.url.split('?');
  const target = query.length === 0 ? path : `${path}?${query.join('?')}`;
  return reply.header('cache-control', 'no-cache').redirect(target, 301);
}

/** Another address has what was found here. */
interface MovedPage {
  readonly movedTo: string;
}

interface BuiltPage {
  readonly view: PageView;
  readonly status: number;
  /** It is the same for everybody; a locked page is not, whether it was opened or not. */
  readonly isOpen: boolean;
}

async function buildPage(
  scope: FrameScope,
  path: string,
  query: Readonly<Record<string, string>>,
  requested: RequestedSource & { readonly isCommon: boolean },
  { settings }: Services,
): Promise<BuiltPage | MovedPage | null> {
  const read = await readPath(scope, path, query);
  if (read === null) return null;
  const { frame, answer } = read;
  const popup = answer.kind === 'notFound' ? popupContent(frame, path, requested.isLive) : null;
  if (popup !== null)
    return { view: await createPageView(scope, frame, popup), status: 200, isOpen: true };
  const movedTo =
    answer.kind === 'notFound' && requested.isLive ? await findMovedPath(scope, path) : null;
  if (movedTo !== null) return { movedTo };
  if (answer.kind === 'notFound')
    return {
      view: await createPageView(scope, frame, notFoundContent(frame, path)),
      status: 404,
      isOpen: true,
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
        wrongPassword: requested.wrongPassword,
        // Members have no sessions, so nobody who looks at a page is known as one.
        member: 'nobody',
        now: scope.now,
      });
  const code = requested.isCommon ? codeOfPage(answer.page, frame, settings) : {};
  const view = await createPageView(scope, frame, closed ?? { ...answer.content, ...code });
  const editing = requested.mayEdit
    ? {
        editing: {
          pageId: answer.page.pageId,
          canvasScript: '/assets/config/canvas.js',
          configOrigin: configOrigin(settings),
        },
      }
    : {};
  // A draft or an earlier release is for whoever has its link, and for no search engine.
  const head = requested.isLive ? view.head : { ...view.head, noIndex: true };
  return {
    view: { ...view, head, ...editing },
    status: closed === null ? 200 : 403,
    isOpen: answer.page.access === 'open',
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
