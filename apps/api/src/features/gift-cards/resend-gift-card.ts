import { resendGiftCard } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { enqueueMail } from '../../platform/outbox/index.ts';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findHostedSiteOf, readMailSite } from '../mail/public.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { findGiftCard } from './gift-cards.queries.ts';

/** A minute has one mail: a repeated request does not send another. */
const minuteOf = (now: Date): string => now.toISOString().slice(0, 16);

export const resendGiftCardRoute = openRoute(
  resendGiftCard,
  ownerWrites('giftcards.issue'),
  async ({ inTenant, websiteId, params: { giftCardId }, services, now }) => {
    const site = await findHostedSiteOf(services, websiteId, inTenant);
    if (site === null) return err('notFound');
    return inTenant(async (tenant) => {
      const giftCard = await findGiftCard(tenant, giftCardId, now);
      if (giftCard === null) return err('notFound');
      if (!giftCard.isActive) return err('actionNotAllowed');
      const from = await readMailSite(tenant, site, services);
      const occasion = `resent.${minuteOf(now)}`;
      await enqueueMail(tenant, [
        giftCardMail({ services, websiteId, from, giftCard, occasion, now }),
      ]);
      return { ok: true as const };
    });
  },
);
