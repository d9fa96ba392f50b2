import { currencyCodes } from '@sitewright/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planFullRefund,
  planRefund,
  refundableShippingCents,
  type RefundableOrder,
} from '../refund/plan-refund.ts';
import { shippingOptionsFor, splitIntoParcels } from '../shipping/index.ts';
import type { CartTotals } from './cart-totals.ts';
import { priceCart } from './price-cart.ts';
import { anyStore, type RandomStore } from './random-store.fixture.ts';
import { recomputeTrace } from './recompute-trace.fixture.ts';
import { sum } from './sum.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** Prices the cart of a store as the checkout does: with the shipping that the store offers at the buyer's place. */
function buy(store: RandomStore): { totals: CartTotals; shippingCents: number } {
  const { rates, place, lines } = store;
  const zones = Object.entries(rates).map(([country, rate]) => ({
    id: country,
    name: '',
    isRestOfWorld: false,
    regions: [{ country, states: [] }],
    rates: [rate],
  }));
  const gross = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  const shipping = { zones, profiles: [], pickups: [], deliveries: [], rateServices: [] };
  const offer = shippingOptionsFor(shipping, place, splitIntoParcels(shipping, lines, gross));
  const [option] = offer.options;
  const totals = priceCart({ ...store, shipping: option, location: place, now });
  return { totals, shippingCents: option?.costCents ?? 0 };
}

const inEachCurrency = (check: (store: RandomStore) => void, seed: number) => {
  for (const currency of currencyCodes)
    fc.assert(
      fc.property(anyStore, (store) => check({ ...store, currency })),
      { seed, numRuns: 20 },
    );
};

describe('a random cart in a random store, in each currency', () => {
  it('has a trace whose steps, computed again from the settings, are the same and add up to the total', () => {
    inEachCurrency((store) => {
      const { totals, shippingCents } = buy(store);
      const { trace } = totals;
      const amounts = recomputeTrace(store, trace, shippingCents);
      expect(trace.map(({ amountCents }) => amountCents)).toEqual(amounts);
      const due = amounts.filter((_, index) => trace[index]?.rule !== 'taxIncluded');
      expect(sum(due)).toBe(totals.payableCents);
      expect(totals.payableCents).toBeGreaterThanOrEqual(0);
      expect(sum(totals.giftCardPayments.map(({ amountCents }) => amountCents))).toBe(
        totals.grandTotalCents - totals.payableCents,
      );
    }, 41);
  });

  it('splits each amount over its lines without a remainder, and no line below zero', () => {
    inEachCurrency((store) => {
      const { totals } = buy(store);
      const net = new Map(
        store.lines.map((line) => [line.id, line.unitPriceCents * line.quantity]),
      );
      for (const { rule, amountCents, lines = {} } of totals.trace) {
        if (rule !== 'lineDiscount' && rule !== 'orderDiscount') continue;
        expect(sum(Object.values(lines))).toBe(amountCents);
        for (const [id, part] of Object.entries(lines)) {
          const before = net.get(id) ?? 0;
          expect(before + part).toBeGreaterThanOrEqual(0);
          net.set(id, before + part);
        }
      }
      const taxOfLines = sum(totals.lines.map(({ taxCents }) => taxCents));
      expect(taxOfLines + totals.shippingTaxCents).toBe(totals.taxCents);
    }, 42);
  });

  it('can be refunded piece by piece up to its total, and not one unit more', () => {
    inEachCurrency((store) => {
      const { totals } = buy(store);
      let order: RefundableOrder = {
        grandTotalCents: totals.grandTotalCents,
        refundedShippingCents: 0,
        refundableCents: totals.grandTotalCents,
        lines: totals.lines.map(({ id, totalCents, taxCents }, index) => ({
          id,
          totalCents,
          taxCents,
          quantity: store.lines[index]?.quantity ?? 0,
          refundedQuantity: 0,
          refundedCents: 0,
          refundedTaxCents: 0,
        })),
      };
      const [first] = order.lines;
      const wish = {
        lines: [{ lineId: first?.id ?? '', quantity: 1 }],
        shippingCents: 0,
        otherCents: 0,
      };
      const plan = planRefund(order, wish);
      // A piece may cost nothing.
      const part = typeof plan === 'string' ? 0 : plan.amountCents;
      if (typeof plan !== 'string')
        order = {
          ...order,
          refundableCents: order.refundableCents - part,
          lines: order.lines.map((line) =>
            line.id === first?.id
              ? {
                  ...line,
                  refundedQuantity: 1,
                  refundedCents: part,
                  refundedTaxCents: sum(plan.lines.map(({ taxCents }) => taxCents)),
                }
              : line,
          ),
        };
      const rest = planFullRefund(order);
      expect(part + rest.amountCents).toBe(totals.grandTotalCents);
      const tooMuch = {
        lines: [],
        shippingCents: refundableShippingCents(order),
        otherCents: order.refundableCents - refundableShippingCents(order) + 1,
      };
      expect(planRefund(order, tooMuch)).toBe('tooMuch');
    }, 43);
  });
});
