import type { FormReturn, PageView } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant, type Tenant } from '../../../platform/database/index.ts';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { renewCrumb } from '../../../platform/routing/check-call.ts';
import { readCookie } from '../../../platform/routing/cookies.ts';
import type { Services } from '../../../platform/services.ts';
import { readFormReturn, readFormReturnQuery } from '../../forms/public.ts';
import { createPageView } from '../view/create-page-view.ts';
import { readFrame, openSiteCache, type Frame, type PageContent } from '../view/page-frame.ts';
import { renderView, sendPage } from './send-page.ts';

export interface PersonalPage {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: HostedSite;
  readonly services: Services;
  readonly status?: number;
  /** Headers that are added to the default ones, or replace them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The submitted values and their errors, after a rejected form. */
  readonly formReturn?: FormReturn;
  /** Reads the content, in the same transaction as the frame; or returns a redirect. */
  readonly read: (tenant: Tenant, frame: Frame) => Promise<PageContent | PageRedirect | null>;
}

/** A redirect to another path, instead of content. */
interface PageRedirect {
  readonly redirectPath: string;
}

/** Sends a page with data of one visitor: in the site's frame, with a crumb, and never cached. */
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
  // Read after the revision, so that cached data is never older than its revision.
  const now = services.now();
  const readView = async (tenant: Tenant): Promise<PageView | PageRedirect | null> => {
    const { settings } = services;
    const scope = { tenant, site, source: { kind: 'live' }, settings, now, siteCache } as const;
    const frame = await readFrame(scope);
    const content = frame === null ? null : await read(tenant, frame);
    if (frame === null || content === null) return null;
    if ('redirectPath' in content) return content;
    const submitted =
      formReturn ?? (await readFormReturn(tenant, readFormReturnQuery(request), now));
    return {
      ...(await createPageView(scope, frame, content)),
      ...(submitted === undefined ? {} : { formReturn: submitted }),
    };
  };
  const tenantScope = { websiteId: site.websiteId, actorId: undefined };
  const view = await services.work.personalPage.run(() =>
    withTenant(services.database, tenantScope, readView, 'read'),
  );
  if (view === null) throw new ErrorRollback(err('notFound'));
  if ('redirectPath' in view) return reply.redirect(view.redirectPath, 303);
  const crumb =
    readCookie(request, 'crumb', services.settings.isHttps) ??
    renewCrumb(request, reply, { kind: 'anonymous' }, services);
  const page = renderView({ ...view, crumb }, services, true);
  return sendPage(request, reply, { ...page, headers: { ...page.headers, ...headers } }, status);
}
