import { awaitedPayment } from '@sitewright/commerce/orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readStoreSettings } from '../../cart/public.ts';
import { listDownloads, toDownloadLink } from '../../downloads/public.ts';
import { confirmationType, findOrder, orderTokenHash } from '../../orders/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

/** The order page: anyone who has its URL sees it (ROUTE-37). */
export const sendOrderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> => {
  const { token } = request.params as { readonly token: string };
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    // The URL is the key to the order: it must not reach other sites.
    headers: { 'referrer-policy': 'no-referrer' },
    read: async (tenant, { website }) => {
      const order = await findOrder(tenant, { tokenHash: orderTokenHash(token) });
      if (order === null) return null;
      const { secret } = services.settings;
      const scope = { secret, websiteId: site.websiteId, now: services.now() };
      const downloads = await listDownloads(tenant, order.id);
      const { manualPayments } = await readStoreSettings(tenant);
      const payment = awaitedPayment(order, manualPayments);
      return {
        path: `/order/${token}`,
        title: website.title,
        noIndex: true,
        main: {
          kind: 'order',
          // The timeline has notes that are not for the buyer.
          order: { ...order, timeline: [] },
          ...(payment === undefined ? {} : { awaitedPayment: payment }),
          ...(order.paymentState === 'requiresPayment'
            ? { payPath: `/checkout/return?order=${token}&resume=1` }
            : {}),
          ...(downloads.length === 0
            ? {}
            : { downloads: downloads.map((download) => toDownloadLink(download, scope)) }),
        },
        facts: { pageType: confirmationType(order, 'goods') },
      };
    },
  });
};
