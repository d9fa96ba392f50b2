import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import { isParked } from '../../../platform/hosts/site-state.ts';
import { createLookupCache } from '../../../platform/memory/lookup-cache.ts';
import { rejectUnrouted } from '../../../platform/routing/reject-unrouted.ts';
import type { RouteAccess } from '../../../platform/routing/route-access.ts';
import type { Services } from '../../../platform/services.ts';
import { serveFile } from '../../assets/public.ts';
import { takeTicket } from '../../presence/public.ts';
import { vocabularyCacheOptions } from '../content/search/search-site.ts';
import { findDomainRedirect } from '../resolve/find-domain-redirect.ts';
import { readRequestPath } from '../resolve/read-request-path.ts';
import { requireOpenSite, requireUnparkedSite } from '../resolve/require-site.ts';
import { redirectPermanently } from '../respond/redirect-permanently.ts';
import { createSearchPageHandler } from './create-search-page-handler.ts';
import { redirectToConfig } from './redirect-to-config.ts';
import { sendCartPage } from './send-cart-page.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';
import { sendDonatePage } from './send-donate-page.ts';
import { sendDownload } from './send-download.ts';
import { sendDownloadsPage } from './send-downloads-page.ts';
import { sendEmailPreview } from './send-email-preview.ts';
import { sendGiftCardBalance } from './send-gift-card-balance.ts';
import { sendGiftCardPage } from './send-gift-card-page.ts';
import { sendGiftCardPrint } from './send-gift-card-print.ts';
import { sendOrderPage } from './send-order-page.ts';
import { sendParkingPage } from './send-parking-page.ts';
import { sendReviewPage } from './send-review-page.ts';
import { sendRestoreCartPage } from './send-restore-cart-page.ts';
import { sendRobots } from './send-robots.ts';
import { sendSiteIcon } from './send-site-icon.ts';
import { sendSitemap } from './send-sitemap.ts';
import { sendStopCartMailsPage } from './send-stop-cart-mails-page.ts';
import { sendStopReviewRequestsPage } from './send-stop-review-requests-page.ts';
import { sendUnsubscribePage } from './send-unsubscribe-page.ts';
import { servePage } from './serve-page.ts';

const readAccess: RouteAccess = {
  audience: 'public',
  origin: 'site',
  tenant: 'host',
  csrf: 'none',
  limit: 'read',
};

/** Registers the pages, files and redirects of site hosts: every GET route that is not an API call. */
export function registerSite(server: FastifyInstance, services: Services): void {
  const { settings } = services;

  for (const path of ['/config', '/config/*'])
    server.get(path, { config: { access: readAccess } }, (request, reply) =>
      redirectToConfig(request, reply, settings),
    );

  const fileAccess: RouteAccess = { ...readAccess, limit: 'file' };
  server.get('/s/:assetId/:fileName', { config: { access: fileAccess } }, (request, reply) => {
    const { assetId } = request.params as { readonly assetId: string };
    return serveFile(request, reply, requireUnparkedSite(request), assetId, services);
  });

  /** Files for crawlers and browsers, generated from the site. They redirect to the owner's own domain like pages. */
  const generatedFiles = {
    '/robots.txt': { requireSite: requireOpenSite, send: sendRobots },
    '/favicon.ico': { requireSite: requireUnparkedSite, send: sendSiteIcon },
    '/sitemap.xml': { requireSite: requireUnparkedSite, send: sendSitemap },
    '/sitemap-:number(^[1-9]\\d?).xml': { requireSite: requireUnparkedSite, send: sendSitemap },
  } as const;
  for (const [path, { requireSite, send }] of Object.entries(generatedFiles)) {
    server.get(path, { config: { access: readAccess } }, (request, reply) => {
      const site = requireSite(request);
      const target = findDomainRedirect(request, site, settings);
      if (target !== null) return reply.redirect(target, 301);
      const { urlPath, isCanonical } = readRequestPath(request);
      return isCanonical
        ? send(request, reply, site, services)
        : redirectPermanently(request, reply, urlPath);
    });
  }

  const vocabularies = createLookupCache<string>({
    now: () => services.now().getTime(),
    ...vocabularyCacheOptions,
  });

  /** Pages with fixed paths. */
  const fixedPages = {
    '/cart': { limit: 'personalPage', send: sendCartPage },
    '/cart/restore': { limit: 'personalPage', send: sendRestoreCartPage },
    '/cart/unsubscribe': { limit: 'personalPage', send: sendStopCartMailsPage },
    '/checkout': { limit: 'personalPage', send: sendCheckoutPage },
    '/checkout/giftcard': { limit: 'personalPage', send: sendGiftCardPage },
    '/checkout/giftcard/balance': { limit: 'personalPage', send: sendGiftCardBalance },
    '/checkout/giftcard/:token': { limit: 'personalPage', send: sendGiftCardPrint },
    '/checkout/donate': { limit: 'personalPage', send: sendDonatePage },
    '/search': { limit: 'search', send: createSearchPageHandler(vocabularies) },
    '/order/downloads/:token': { limit: 'personalPage', send: sendDownloadsPage },
    '/order/download/:token': { limit: 'file', send: sendDownload },
    '/order/:token': { limit: 'personalPage', send: sendOrderPage },
    '/reviews/unsubscribe': { limit: 'personalPage', send: sendStopReviewRequestsPage },
    '/reviews/:token': { limit: 'personalPage', send: sendReviewPage },
    '/newsletter/unsubscribe': { limit: 'personalPage', send: sendUnsubscribePage },
  } as const;
  for (const [path, { limit, send }] of Object.entries(fixedPages)) {
    server.get(path, { config: { access: { ...readAccess, limit } } }, (request, reply) => {
      const site = requireOpenSite(request);
      const { urlPath, isCanonical } = readRequestPath(request);
      if (!isCanonical) return redirectPermanently(request, reply, urlPath);
      const sendSitePage = isParked(site) ? sendParkingPage : send;
      return sendSitePage(request, reply, site, services);
    });
  }

  /** For accounts that manage the site. Everyone else gets the same bytes as for any path without a page. */
  server.get(
    '/commerce/email-preview',
    { config: { access: readAccess } },
    async (request, reply) => {
      const site = requireOpenSite(request);
      const isSent = !isParked(site) && (await sendEmailPreview(request, reply, site, services));
      return isSent ? reply : servePath(request, reply);
    },
  );

  server.get('/*', { config: { access: readAccess } }, async (request, reply) => {
    // An unknown API call gets the error of an API call, also in a browser.
    if (request.url.startsWith('/api/')) throw new ErrorRollback(rejectUnrouted(request, reply));
    return servePath(request, reply);
  });

  async function servePath(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = requireOpenSite(request);
    const target = findDomainRedirect(request, site, settings);
    if (target !== null) return reply.redirect(target, 301);
    const { path, urlPath } = readRequestPath(request);
    const lowerCasePath = path.toLowerCase();
    if (lowerCasePath in fixedPages || lowerCasePath in generatedFiles)
      return redirectPermanently(request, reply, lowerCasePath);
    const query = await takeTicket(request, reply, site, services);
    return query === null
      ? servePage(request, reply, site, services)
      : reply.redirect(`${urlPath}${query}`, 302);
  }
}
