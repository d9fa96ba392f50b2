import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findRestorableCart,
  readRestoreToken,
  restorePathOf,
} from '../../abandoned-carts/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['token']);

/**
 * Sends the page behind the link of a recovery mail. Opening it changes nothing, because malware scanners open the links of
 * an email. An invalid link, and one to a cart that became an order, gets the page of a missing path.
 */
export function sendRestoreCartPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token = '' } = readQuery(request);
  const { websiteId } = site;
  const link = { secret: services.settings.secret, websiteId, now: services.now() };
  const cartId = readRestoreToken(link, token);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    // The URL opens the cart: it must not reach other sites. `no-referrer` would remove the origin from the request of the
    // button.
    headers: { 'referrer-policy': 'same-origin' },
    read: async (tenant, { website }) => {
      const cart =
        cartId === null ? null : await findRestorableCart(tenant, request, services, cartId);
      if (cart === null) return null;
      return {
        path: '/cart/restore',
        title: website.title,
        noIndex: true,
        main: { kind: 'restoreCart', ...cart, action: restorePathOf(token) },
        facts: { pageType: pageType.COMMERCE_CART_V2 },
      };
    },
  });
}
