import { readViewer } from '@sitewright/contracts/api';
import { isVisitor, type CollaboratorRole } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { presentAccount } from '../presence/public.ts';
import { findVisitorCart, readCart } from '../cart/public.ts';

/** The viewer of a cached page: never stored, never shared, and only requested by pages that depend on it. */
export const readViewerRoute = platformRoute(
  readViewer,
  { audience: 'public', origin: 'site', tenant: 'none', csrf: 'none', limit: 'read' },
  async ({ inLookup, inWebsite, request, reply, services, now }) => {
    if (request.resolvedHost.kind !== 'site') return err('notFound');
    const { websiteId } = request.resolvedHost.site;
    const account = await presentAccount({ inLookup, request, websiteId, services, now });
    reply.header('cache-control', 'private, no-store');
    return inWebsite(websiteId, async (tenant) => {
      const visitorCart = await findVisitorCart(tenant, request, services);
      const openCart = visitorCart === null || visitorCart.orderId !== null ? null : visitorCart;
      const cart = openCart === null ? null : await readCart(tenant, openCart, now);
      const standing = account === null ? null : await readStanding(tenant, account.accountId);
      const roles = (standing?.roles ?? []) as readonly CollaboratorRole[];
      return {
        authenticatedAccount:
          account === null ? null : { id: account.accountId, displayName: account.displayName },
        websiteRoles: [...roles],
        isViewerOnly: account !== null && isVisitor({ isOwner: standing?.isOwner === true, roles }),
        member: null,
        cart:
          cart === null
            ? null
            : {
                totalQuantity: cart.totals.totalQuantity,
                subtotalCents: cart.totals.subtotalCents,
                currency: cart.settings.currency,
              },
      };
    });
  },
);
