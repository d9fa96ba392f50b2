import type { TraceStep } from '../cart/trace.ts';

/** A gift card as a payment. Amounts in minor units of the store's currency. */
export interface GiftCard {
  readonly code: string;
  readonly balanceCents: number;
  readonly expiresAt?: Date | undefined;
}

/** The amount taken from a gift card. */
export interface GiftCardPayment {
  readonly code: string;
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
  const payments = new Map<string, number>();
  let payableCents = dueCents;
  for (const { code, balanceCents, expiresAt } of giftCards) {
    const hasExpired = expiresAt !== undefined && now > expiresAt;
    const amountCents = hasExpired ? 0 : Math.min(payableCents, balanceCents);
    if (amountCents <= 0 || payments.has(code)) continue;
    payments.set(code, amountCents);
    payableCents -= amountCents;
  }
  const paid = [...payments].map(([code, amountCents]) => ({ code, amountCents }));
  return {
    payments: paid,
    payableCents,
    steps: paid.map(({ code, amountCents }) => ({
      rule: 'giftCard',
      amountCents: -amountCents,
      detail: code,
    })),
  };
}
