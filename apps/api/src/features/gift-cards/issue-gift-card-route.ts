import { formatGiftCardCode } from '@sitewright/commerce/gift-card';
import { issueGiftCard } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { readStoreCurrency } from './gift-card-settings.queries.ts';
import { findGiftCard } from './gift-cards.queries.ts';
import { issueGiftCard as issue } from './issue-gift-cards.ts';

export const issueGiftCardRoute = tenantRoute(
  issueGiftCard,
  ownerWrites('giftcards.issue'),
  async ({ tenant, body, actor, services, now }) => {
    if (actor.kind !== 'account') return err('notFound');
    const { expiresAt, ...wish } = body;
    const scope = { tenant, secret: services.settings.secret, createId: services.createId, now };
    const issued = await issue(scope, {
      wish: { ...wish, senderName: '' },
      currency: await readStoreCurrency(tenant),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      author: actor.displayName,
    });
    const giftCard = issued && (await findGiftCard(tenant, issued.giftCardId, now));
    return giftCard ? { giftCard, code: formatGiftCardCode(issued.code) } : err('notFound');
  },
);
