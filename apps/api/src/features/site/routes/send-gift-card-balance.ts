import { giftCardLabel } from '@sitewright/commerce/gift-card';
import { pageType } from '@sitewright/contracts/codes';
import type { FormReturn, StoreGiftCard } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

interface BalanceResult {
  readonly giftCard?: StoreGiftCard;
  readonly formReturn?: FormReturn;
  readonly status?: number;
}

/** Sends the page that shows the balance of a gift card, with the field for a code. */
export const sendGiftCardBalance = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
  { giftCard, ...rejected }: BalanceResult = {},
): Promise<FastifyReply> =>
  sendPersonalPage({
    request,
    reply,
    site,
    services,
    ...rejected,
    read: async (_tenant, { website }) => ({
      path: '/checkout/giftcard/balance',
      title: website.title,
      noIndex: true,
      main: {
        kind: 'giftCardBalance',
        currency: giftCard?.currency ?? website.currency,
        ...(giftCard === undefined
          ? {}
          : {
              balance: {
                label: giftCardLabel(giftCard.codeEnd),
                cents: giftCard.balanceCents,
                isActive: giftCard.isActive && giftCard.status !== 'expired',
                ...(giftCard.expiresAt === null
                  ? {}
                  : { expires: formatDay(giftCard.expiresAt, website) }),
              },
            }),
      },
      facts: { pageType: pageType.CHECKOUT },
    }),
  });

/** A date in the language and time zone of the website. */
export const formatDay = (
  instant: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string => new Date(instant).toLocaleDateString(locale, { dateStyle: 'long', timeZone });
