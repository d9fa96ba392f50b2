import { pageType } from '@sitewright/contracts/codes';
import type { FormReturn } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { findAssets } from '../../assets/public.ts';
import { deliveryDays, listOfferedAmounts, readGiftCardBounds } from '../../gift-cards/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['websiteId', 'giftCardProductId', 'sku']);

/** The product and variant of a gift card page. */
export interface GiftCardSubject {
  readonly productId: string;
  readonly sku: string;
}

/** What the address of the page names; null if it is of another website or incomplete (ROUTE-09). */
function readSubject(request: FastifyRequest, { websiteId }: HostedSite): GiftCardSubject | null {
  const { websiteId: requested, giftCardProductId: productId, sku } = readQuery(request);
  if (requested !== websiteId || sku === undefined) return null;
  return productId !== undefined && /^[0-9a-f]{24}$/.test(productId) ? { productId, sku } : null;
}

/** Sends the page of a gift card. After a rejected form it is sent again with the submitted values and their errors. */
export const sendGiftCardForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
  subject: GiftCardSubject | null,
  rejected?: { readonly formReturn: FormReturn; readonly status: number },
): Promise<FastifyReply> =>
  sendPersonalPage({
    request,
    reply,
    site,
    services,
    ...rejected,
    read: async (tenant, { website }) => {
      if (subject === null) return null;
      const now = services.now();
      const amounts = await listOfferedAmounts(tenant, subject.productId, now);
      const offered = amounts.find(({ sku }) => sku === subject.sku);
      if (offered === undefined) return null;
      const bounds = await readGiftCardBounds(tenant);
      const image =
        offered.imageId === null
          ? undefined
          : (await findAssets(tenant, [offered.imageId])).get(offered.imageId);
      return {
        path: '/checkout/giftcard',
        title: offered.title,
        noIndex: true,
        main: {
          kind: 'giftCard',
          title: offered.title,
          ...(image === undefined ? {} : { image }),
          amounts: amounts.map(({ sku, priceCents }) => ({ sku, cents: priceCents })),
          sku: subject.sku,
          ...(bounds === null ? {} : { bounds }),
          productId: subject.productId,
          currency: website.currency,
          days: deliveryDays(now, website.timeZone),
        },
        facts: { pageType: pageType.CHECKOUT },
      };
    },
  });

/** ROUTE-08: the checkout of a gift card. */
export const sendGiftCardPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> =>
  sendGiftCardForm(request, reply, site, services, readSubject(request, site));
