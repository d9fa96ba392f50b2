import { pageType } from '@sitewright/contracts/codes';
import {
  defaultOverlays,
  defaultSiteHeader,
  defaultStyles,
  type PageView,
} from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant, type Tenant } from '../../../platform/database/index.ts';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readParts, type PresentationParts } from '../../presentation/public.ts';
import { createPageCacheKeys } from '../respond/page-cache-keys.ts';
import { assembleView } from '../view/assemble-view.ts';
import { respond, type FailedVisit } from '../respond/respond.ts';
import { renderView } from '../respond/send-page.ts';
import { readWebsiteRow, type WebsiteRow } from '../content/read-website-row.ts';

/** The cache key of the parking page, which is the same for all paths. No real path has this form. */
const cachePath = 'parking';

/** Creates parts with the styles of the website alone: its content may not be public yet. */
const createParkingParts = (styles: PresentationParts['styles']): PresentationParts => ({
  styles,
  navigation: { main: [], footer: [] },
  overlays: defaultOverlays,
  headerFooter: {
    header: { ...defaultSiteHeader, layout: 'logo-center' },
    footer: { schemaVersion: 1, sections: [] },
  },
});

function createParkingView(
  website: WebsiteRow,
  parts: PresentationParts | null,
  baseUrl: string,
  settings: Services['settings'],
): PageView {
  const frame = { website, parts: createParkingParts(parts?.styles ?? defaultStyles), baseUrl };
  const content = {
    path: '/',
    title: website.title,
    noIndex: true,
    main: { kind: 'parking' },
    // The page type without header and footer.
    facts: { pageType: pageType.SPLASH_PAGE },
  } as const;
  return assembleView({ settings, frame, content, data: {}, places: new Map() });
}

/**
 * Sends the only page of a parked site (CONTENT-03) at every path. The status is 200, because it is the intended page of
 * the domain; search engines must not index it. It is cached per revision like other pages, and needs no release.
 */
export async function sendParkingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { websiteId } = site;
  const { settings } = services;
  const revision = await services.revisions.current(websiteId);
  if (revision === null) throw new ErrorRollback(err('unknownHost'));
  const { page: cacheKey } = createPageCacheKeys(websiteId, revision, cachePath, {});
  const readView = async (tenant: Tenant): Promise<PageView | null> => {
    const [website, parts] = await Promise.all([
      readWebsiteRow(tenant),
      readParts(tenant, { kind: 'live' }),
    ]);
    return website === null
      ? null
      : createParkingView(website, parts, siteOrigin(settings, site), settings);
  };
  const result = await services.pages.getOrRender<FailedVisit>([cacheKey], async () => {
    const scope = { websiteId, actorId: undefined };
    const view = await withTenant(services.database, scope, readView, 'read');
    return view === null
      ? { error: err('unknownHost') }
      : { cacheKey, page: renderView(view, services, false) };
  });
  return respond({ request, reply, services, websiteId, revision }, result);
}
