import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readStoreSettings } from '../../cart/public.ts';
import { findOpenCart } from '../content/find-open-cart.ts';
import { offeredInstallments } from '../content/offered-installments.ts';
import { refreshStoreServices } from '../content/refresh-store-services.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

/** ROUTE-36: the full-page cart. */
export async function sendCartPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  await refreshStoreServices(request, site, services);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    read: async (tenant, { website }) => {
      const cart = await findOpenCart(tenant, request, site, services);
      const installments = offeredInstallments(await readStoreSettings(tenant));
      return {
        path: '/cart',
        title: website.title,
        noIndex: true,
        main: { kind: 'cart', cart, ...(installments === undefined ? {} : { installments }) },
        facts: { pageType: pageType.COMMERCE_CART_V2 },
      };
    },
  });
}
