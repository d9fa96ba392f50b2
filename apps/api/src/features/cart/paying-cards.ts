import type { GiftCard } from '@sitewright/commerce';
import { giftCardLabel } from '@sitewright/commerce/gift-card';

/** The part of a stored gift card that decides whether it can pay. */
interface PayingCard {
  readonly codeEnd: string;
  readonly currency: string;
  readonly balanceCents: number;
  readonly isActive: boolean;
  readonly expiresAt: Date | string | null;
}

/** The gift cards of a cart that can pay it, in the order of entry. Expired ones pay nothing. */
export const toPayingCards = (
  giftCardIds: readonly string[],
  stored: ReadonlyMap<string, PayingCard>,
  currency: string,
): GiftCard[] =>
  giftCardIds.flatMap((id) => {
    const card = stored.get(id);
    if (card === undefined || !card.isActive || card.currency !== currency) return [];
    const { codeEnd, balanceCents, expiresAt } = card;
    return {
      id,
      label: giftCardLabel(codeEnd),
      balanceCents,
      expiresAt: expiresAt === null ? undefined : new Date(expiresAt),
    };
  });
