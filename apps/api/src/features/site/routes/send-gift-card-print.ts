import { formatGiftCardCode } from '@sitewright/commerce/gift-card';
import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { findGiftCard, giftCardCode, readGiftCardToken } from '../../gift-cards/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';
import { formatDay } from './send-gift-card-balance.ts';

/** Sends a gift card to print, at the address that was mailed to its recipient. A deactivated card has no page. */
export function sendGiftCardPrint(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token } = request.params as { readonly token: string };
  const { secret } = services.settings;
  const { websiteId } = site;
  const giftCardId = readGiftCardToken(secret, websiteId, token);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    // The URL leads to the code: it must not reach other sites.
    headers: { 'referrer-policy': 'no-referrer' },
    read: async (tenant, { website }) => {
      const now = services.now();
      const card = giftCardId === null ? null : await findGiftCard(tenant, giftCardId, now);
      if (card === null || !card.isActive) return null;
      return {
        path: `/checkout/giftcard/${token}`,
        title: website.title,
        noIndex: true,
        main: {
          kind: 'giftCardPrint',
          code: formatGiftCardCode(giftCardCode(secret, websiteId, card.id)),
          cents: card.balanceCents,
          currency: card.currency,
          recipientName: card.recipientName,
          senderName: card.senderName,
          message: card.message,
          ...(card.expiresAt === null ? {} : { expires: formatDay(card.expiresAt, website) }),
        },
        facts: { pageType: pageType.CHECKOUT },
      };
    },
  });
}
