import { describe, expect, it } from 'vitest';
import { payWithGiftCards, type GiftCard } from './pay-with-gift-cards.ts';

const now = new Date('2026-11-20T10:00:00Z');
const card = (code: string, balanceCents: number, expiresAt?: Date): GiftCard => ({
  id: code,
  label: `end of ${code}`,
  balanceCents,
  expiresAt,
});

describe('payWithGiftCards', () => {
  it.each<[string, GiftCard[], [string, number][], number]>([
    ['without a card', [], [], 1000],
    ['with part of the amount', [card('A', 300)], [['A', 300]], 700],
    ['with more than the amount', [card('A', 5000)], [['A', 1000]], 0],
    [
      'one after the other',
      [card('A', 300), card('B', 5000), card('C', 5000)],
      [
        ['A', 300],
        ['B', 700],
      ],
      0,
    ],
    ['with one card once', [card('A', 300), card('A', 300)], [['A', 300]], 700],
    ['past an expired card', [card('A', 300, new Date('2026-11-19'))], [], 1000],
    ['past an empty card', [card('A', 0), card('B', 1)], [['B', 1]], 999],
  ])('pays %s', (_, giftCards, payments, payableCents) => {
    const settlement = payWithGiftCards(1000, giftCards, now);
    expect(settlement.payments.map((paid) => [paid.giftCardId, paid.amountCents])).toEqual(
      payments,
    );
    expect(settlement.payableCents).toBe(payableCents);
  });
});
