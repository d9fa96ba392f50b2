import type { TraceStep } from '../cart/trace.ts';

/** A gift card as a payment. Amounts in minor units of the store's currency. */
export interface GiftCard {
  readonly id: string;
  /** How a price breakdown names it: the end of its code. */
  readonly label: string;
  readonly balanceCents: number;
  readonly expiresAt?: Date | undefined;
}

/** The amount taken from a gift card. */
export interface GiftCardPayment {
  readonly giftCardId: string;
  readonly amountCents: number;
}

/** The gift card payments, and the amount due after them. */
export interface GiftCardSettlement {
  readonly payments: readonly GiftCardPayment[];
  readonly payableCents: number;
  readonly steps: readonly TraceStep[];
}

/** Pays with gift cards in the given order, each once, up to its balance. */
export function payWithGiftCards(
  dueCents: number,
  giftCards: readonly GiftCard[],
  now: Date,
): GiftCardSettlement {
  const payments = new Map<string, { readonly label: string; readonly amountCents: number }>();
  let payableCents = dueCents;
  for (const { id, label, balanceCents, expiresAt } of giftCards) {
    const hasExpired = expiresAt !== undefined && now > expiresAt;
    const amountCents = hasExpired ? 0 : Math.min(payableCents, balanceCents);
    if (amountCents <= 0 || payments.has(id)) continue;
    payments.set(id, { label, amountCents });
    payableCents -= amountCents;
  }
  const paid = [...payments];
  return {
    payments: paid.map(([giftCardId, { amountCents }]) => ({ giftCardId, amountCents })),
    payableCents,
    steps: paid.map(([, { label, amountCents }]) => ({
      rule: 'giftCard',
      amountCents: -amountCents,
      detail: label,
    })),
  };
}
