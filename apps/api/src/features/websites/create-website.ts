import { createWebsite } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { isReservedIdentifier } from '@sitewright/contracts/links';
import { internalOrigin } from '../../platform/hosts/addresses.ts';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { insertPage } from '../pages/public.ts';
import { writePart } from '../presentation/public.ts';
import { defaultHeaderFooter, emptyNavigation, createFirstDocument } from './default-styles.ts';
import { defaultStyles } from '@sitewright/contracts/entities';
import { insertWebsite, reserveIdentifier, toWebsite } from './websites.queries.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';

/**
 * SITE-16. Reserves the identifier first, then writes the website in a transaction of its own tenant: a reservation
 * without a website expires.
 */
export const createWebsiteRoute = platformRoute(
  createWebsite,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ inLookup, inWebsite, body, actor, services, now }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const { identifier, title } = body;
    if (isReservedIdentifier(identifier))
      return err('reservedName', {
        errors: { identifier: 'This name is reserved. Please choose another.' },
      });
    const websiteId = services.createId();
    const isReserved = await inLookup((db) => reserveIdentifier(db, identifier, websiteId, now));
    if (!isReserved)
      return err('alreadyExists', {
        errors: { identifier: 'This name is taken. Please choose another.' },
      });

    const website = await inWebsite(websiteId, async (tenant) => {
      await insertWebsite(tenant, { identifier, title, accountId: actor.accountId });
      await writePart(tenant, 'styles', defaultStyles, now);
      await writePart(tenant, 'navigation', emptyNavigation, now);
      await writePart(tenant, 'headerFooter', defaultHeaderFooter, now);
      await insertPage(tenant, {
        pageId: services.createId(),
        title: 'Home',
        urlId: 'home',
        isHomepage: true,
        document: createFirstDocument(title),
      });
      const row = await findWebsite(tenant);
      return toWebsite(row!, internalOrigin(services.settings, identifier));
    });
    services.hosts.forgetSite(websiteId);
    return website;
  },
);
