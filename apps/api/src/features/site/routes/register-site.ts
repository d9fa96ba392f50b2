import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@sitewright/contracts/errors';
import { RefusalRollback } from '../../../platform/errors/problem.ts';
import { configOrigin, siteOrigin } from '../../../platform/hosts/addresses.ts';
import { readHostName } from '../../../platform/hosts/host-name.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createKnownAnswers } from '../../../platform/memory/known-answers.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import { refuseUnrouted } from '../../../platform/routing/refuse-unrouted.ts';
import type { RouteAccess } from '../../../platform/routing/route-access.ts';
import type { Services } from '../../../platform/services.ts';
import { serveFile } from '../../assets/public.ts';
import { toSitePath } from '@sitewright/contracts/links';
import { takeTicket } from '../../presence/public.ts';
import { sendDonatePage } from './send-donate-page.ts';
import { sendEmailPreview } from './send-email-preview.ts';
import { redirectPermanently, appendRequestQuery } from '../respond/redirect-permanently.ts';
import { readRequestPath } from '../resolve/read-request-path.ts';
import { createSearchPageHandler } from './create-search-page-handler.ts';
import { vocabularyCacheOptions } from '../content/search/search-site.ts';
import { sendCartPage, sendCheckoutPage, sendOrderPage } from './send-checkout-page.ts';
import { sendParkingPage } from './send-parking-page.ts';
import { servePage } from './serve-page.ts';
import { readSourceQuery } from '../resolve/read-source-query.ts';
import { sendRobots } from './send-robots.ts';
import { sendSiteIcon } from './send-site-icon.ts';
import { sendSitemap } from './send-sitemap.ts';
import { sendUnsubscribePage } from './send-unsubscribe-page.ts';
import { isParked, siteStateRefusal } from '../../../platform/hosts/site-state.ts';

/** Pages, files and redirects of site hosts: everything that is read by address and is no API call. */
const readAccess: RouteAccess = {
  audience: 'public',
  origin: 'site',
  tenant: 'host',
  csrf: 'none',
  limit: 'read',
};

const readConfigQuery = createQueryReader(['frameUrl', 'accountCreation']);

export function registerSite(server: FastifyInstance, services: Services): void {
  const { settings } = services;

  const siteOf = (request: FastifyRequest): HostedSite => {
    if (request.hostAnswer.kind !== 'site')
      throw new RefusalRollback(
        refuse(request.hostAnswer.kind === 'unknown' ? 'unknownHost' : 'notFound'),
      );
    return request.hostAnswer.site;
  };

  /**
   * Where the visitor ought to be instead: the owner's own domain, once there is one. The path is in its one spelling
   * already, so that nobody is redirected twice.
   */
  const elsewhere = (request: FastifyRequest, site: HostedSite): string | null => {
    if (site.primaryDomain === null || readHostName(request.headers.host) === site.primaryDomain)
      return null;
    const { edit, preview } = readSourceQuery(request);
    if (edit !== undefined || preview !== undefined) return null;
    const target = appendRequestQuery(request, readRequestPath(request).urlPath);
    return `${siteOrigin(settings, site)}${target}`;
  };

  server.get('/config', { config: { access: readAccess } }, (request, reply) =>
    toConfig(request, reply),
  );
  server.get('/config/*', { config: { access: readAccess } }, (request, reply) =>
    toConfig(request, reply),
  );

  /**
   * `/config…` on a site host leads to the configuration origin: with `frameUrl`, which is checked, to this site's page
   * at that path (ROUTE-21, ROUTE-22), else to the same area of this site.
   */
  function toConfig(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const site = siteOf(request);
    const { frameUrl, accountCreation } = readConfigQuery(request);
    const [path = ''] = request.url.slice('/config'.length).split('?', 1);
    const area = path === '/' ? '' : path;
    const search = new URLSearchParams({
      site: site.identifier,
      frameUrl: toSitePath(frameUrl ?? '/'),
      ...(accountCreation === 'false' ? { accountCreation: 'false' } : {}),
    });
    const target =
      area === '' && frameUrl !== undefined ? `?${search.toString()}` : `${site.identifier}${area}`;
    return reply.redirect(`${configOrigin(settings)}/config/${target}`, 302);
  }

  /** The site, when it is open: nothing of a closed one is served (CONTENT-07). */
  const openSiteOf = (request: FastifyRequest): HostedSite => {
    const site = siteOf(request);
    const refusal = siteStateRefusal(site);
    if (refusal !== null) throw new RefusalRollback(refusal);
    return site;
  };

  /** The site, when it has more than its parking page (CONTENT-03). */
  const fullSiteOf = (request: FastifyRequest): HostedSite => {
    const site = openSiteOf(request);
    if (isParked(site)) throw new RefusalRollback(refuse('notFound'));
    return site;
  };

  const fileAccess: RouteAccess = { ...readAccess, limit: 'file' };
  server.get('/s/:assetId/:fileName', { config: { access: fileAccess } }, (request, reply) => {
    const { assetId } = request.params as { readonly assetId: string };
    return serveFile(request, reply, fullSiteOf(request), assetId, services);
  });

  /** Files for machines, made of what the site shows; they move with it to the owner's own domain. */
  const machineFiles = {
    '/robots.txt': { siteOf: openSiteOf, send: sendRobots },
    '/favicon.ico': { siteOf: fullSiteOf, send: sendSiteIcon },
    '/sitemap.xml': { siteOf: fullSiteOf, send: sendSitemap },
    '/sitemap-:number(^[1-9]\\d?).xml': { siteOf: fullSiteOf, send: sendSitemap },
  } as const;
  for (const [path, { siteOf: siteOfFile, send }] of Object.entries(machineFiles)) {
    server.get(path, { config: { access: readAccess } }, (request, reply) => {
      const site = siteOfFile(request);
      const target = elsewhere(request, site);
      if (target !== null) return reply.redirect(target, 301);
      const { urlPath, isCanonical } = readRequestPath(request);
      return isCanonical
        ? send(request, reply, site, services)
        : redirectPermanently(request, reply, urlPath);
    });
  }

  const vocabularies = createKnownAnswers<string>({
    now: () => services.now().getTime(),
    ...vocabularyCacheOptions,
  });

  /** Pages at fixed addresses. */
  const fixedPages = {
    '/cart': { limit: 'personalPage', send: sendCartPage },
    '/checkout': { limit: 'personalPage', send: sendCheckoutPage },
    '/checkout/donate': { limit: 'personalPage', send: sendDonatePage },
    '/search': { limit: 'search', send: createSearchPageHandler(vocabularies) },
    '/order/:token': { limit: 'personalPage', send: sendOrderPage },
    '/newsletter/unsubscribe': { limit: 'personalPage', send: sendUnsubscribePage },
  } as const;
  for (const [path, { limit, send }] of Object.entries(fixedPages)) {
    server.get(path, { config: { access: { ...readAccess, limit } } }, (request, reply) => {
      const site = openSiteOf(request);
      const { urlPath, isCanonical } = readRequestPath(request);
      if (!isCanonical) return redirectPermanently(request, reply, urlPath);
      const sendIt = isParked(site) ? sendParkingPage : send;
      return sendIt(request, reply, site, services);
    });
  }

  /** For those who manage the site; everybody else meets what is at an address without a page, to the byte. */
  server.get(
    '/commerce/email-preview',
    { config: { access: readAccess } },
    async (request, reply) => {
      const site = openSiteOf(request);
      const isShown = !isParked(site) && (await sendEmailPreview(request, reply, site, services));
      return isShown ? reply : servePath(request, reply);
    },
  );

  server.get('/*', { config: { access: readAccess } }, async (request, reply) => {
    // A call that there is none of is answered as a call, whoever asks.
    if (request.url.startsWith('/api/')) throw new RefusalRollback(refuseUnrouted(request, reply));
    return servePath(request, reply);
  });

  async function servePath(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = openSiteOf(request);
    const target = elsewhere(request, site);
    if (target !== null) return reply.redirect(target, 301);
    const { path, urlPath } = readRequestPath(request);
    const lowerCase = path.toLowerCase();
    if (lowerCase in fixedPages || lowerCase in machineFiles)
      return redirectPermanently(request, reply, lowerCase);
    const query = await takeTicket(request, reply, site, services);
    return query === null
      ? servePage(request, reply, site, services)
      : reply.redirect(`${urlPath}${query}`, 302);
  }
}
