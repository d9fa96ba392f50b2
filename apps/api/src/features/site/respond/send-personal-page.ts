import type { FormReturn, PageView } from '@sitewright/contracts/entities';
import { refuse } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant, type TenantTransaction } from '../../../platform/database/index.ts';
import { RefusalRollback } from '../../../platform/errors/problem.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { renewCrumb } from '../../../platform/routing/check-call.ts';
import { readCookie } from '../../../platform/routing/cookies.ts';
import type { Services } from '../../../platform/services.ts';
import { readFormReturn, readFormReturnQuery } from '../../forms/public.ts';
import {
  createPageView,
  readFrame,
  openSiteCache,
  type Frame,
  type PageContent,
} from '../view/page-frame.ts';
import { renderView, sendPage } from './send-page.ts';

export interface PersonalPage {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: HostedSite;
  readonly services: Services;
  readonly status?: number;
  /** Headers that this page has instead of those that every page has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What was typed and what is wrong with it, when the page is shown again. */
  readonly formReturn?: FormReturn;
  /** The page's content, read in the same transaction as its frame; or where the visitor is to go instead. */
  readonly read: (
    trx: TenantTransaction,
    frame: Frame,
  ) => Promise<PageContent | PageRedirect | null>;
}

/** There is nothing to show here, but there. */
interface PageRedirect {
  readonly redirectPath: string;
}

/** A page that shows what belongs to one visitor: in the site's frame, with a crumb, kept nowhere. */
export async function sendPersonalPage({
  request,
  reply,
  site,
  services,
  status = 200,
  headers = {},
  formReturn,
  read,
}: PersonalPage): Promise<FastifyReply> {
  const siteCache = await openSiteCache(services, site.websiteId);
  // Read after the revision: what is kept of this page is never of an earlier day than what it is kept under.
  const now = services.now();
  const readView = async (trx: TenantTransaction): Promise<PageView | PageRedirect | null> => {
    const { settings } = services;
    const scope = { trx, site, source: { kind: 'live' }, settings, now, siteCache } as const;
    const frame = await readFrame(scope);
    const content = frame === null ? null : await read(trx, frame);
    if (frame === null || content === null) return null;
    if ('redirectPath' in content) return content;
    const returned =
      formReturn ?? (await readFormReturn(trx, site.websiteId, readFormReturnQuery(request), now));
    return {
      ...(await createPageView(scope, frame, content)),
      ...(returned === undefined ? {} : { formReturn: returned }),
    };
  };
  const scopeOfSite = { websiteId: site.websiteId, actorId: undefined };
  const view = await services.work.personalPage.run(() =>
    withTenant(services.database, scopeOfSite, readView, 'read'),
  );
  if (view === null) throw new RefusalRollback(refuse('notFound'));
  if ('redirectPath' in view) return reply.redirect(view.redirectPath, 303);
  const crumb =
    readCookie(request, 'crumb', services.settings.isHttps) ??
    renewCrumb(request, reply, { kind: 'anonymous' }, services);
  const page = renderView({ ...view, crumb }, services, true);
  return sendPage(request, reply, { ...page, headers: { ...page.headers, ...headers } }, status);
}
