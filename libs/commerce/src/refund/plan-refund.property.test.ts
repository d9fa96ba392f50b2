import { allocateCents, currencyCodes } from '@sitewright/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { priceCart } from '../cart/price-cart.ts';
import { pieceShareCents } from './piece-share.ts';
import {
  planFullRefund,
  planRefund,
  refundableShippingCents,
  type RefundableOrder,
  type RefundPlan,
} from './plan-refund.ts';
import { orderRefundStates, orderRefundStateOf } from './refund-states.ts';

const now = new Date('2026-11-20T10:00:00Z');
const anyLine = fc.record({
  productId: fc.constant('mug'),
  variantId: fc.constant('v'),
  kind: fc.constantFrom<CartLine['kind'][]>('physical', 'digital', 'service'),
  unitPriceCents: fc.oneof(fc.nat(500), fc.nat(100_000_000)),
  quantity: fc.integer({ min: 1, max: 9 }),
});

/** An order as the shop prices it: random lines, discounts, taxes and shipping, in any currency. */
const anyOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    lines: fc
      .array(anyLine, { minLength: 1, maxLength: 5 })
      .map((lines): CartLine[] => lines.map((line, index) => ({ ...line, id: `${index}` }))),
    shipping: fc.option(
      fc.nat(5000).map((costCents) => ({ id: 'post', name: 'Post', costCents })),
      { nil: undefined },
    ),
    location: fc.constant({ country: 'GB' }),
    taxRules: fc.array(
      fc.integer({ min: 0, max: 40_000 }).map((thousandths) => ({
        name: 'Tax',
        ratePercent: thousandths / 1000,
        country: 'GB',
      })),
      { maxLength: 2 },
    ),
    taxIncluded: fc.boolean(),
    taxesShipping: fc.boolean(),
    discounts: fc.array(
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({
        id: 'sale',
        code: 'SALE',
        title: '',
        effect: { kind: 'percentage' as const, percent: hundredths / 100 },
        target: { kind: 'all' as const },
        combinesWith: [],
      })),
      { maxLength: 1 },
    ),
    now: fc.constant(now),
  })
  .map((input) => {
    const totals = priceCart(input);
    return {
      grandTotalCents: totals.grandTotalCents,
      refundedShippingCents: 0,
      refundableCents: totals.grandTotalCents,
      lines: totals.lines.map(({ id, taxCents, totalCents }, index) => ({
        id,
        quantity: input.lines[index]?.quantity ?? 1,
        taxCents,
        totalCents,
        refundedQuantity: 0,
        refundedCents: 0,
        refundedTaxCents: 0,
      })),
    };
  });

/** The order after a refund, or with -1 after the refund failed. */
const taxOf = ({ lines }: RefundPlan): number =>
  lines.reduce((sum, { taxCents }) => sum + taxCents, 0);

const after = (order: RefundableOrder, plan: RefundPlan, sign: 1 | -1 = 1): RefundableOrder => ({
  ...order,
  refundableCents: order.refundableCents - sign * plan.amountCents,
  refundedShippingCents: order.refundedShippingCents + sign * plan.shippingCents,
  lines: order.lines.map((line) => {
    const part = plan.lines.find(({ lineId }) => lineId === line.id);
    if (part === undefined) return line;
    return {
      ...line,
      refundedQuantity: line.refundedQuantity + sign * part.quantity,
      refundedCents: line.refundedCents + sign * part.amountCents,
      refundedTaxCents: line.refundedTaxCents + sign * part.taxCents,
    };
  }),
});

const anyWish = fc.record({
  lines: fc.array(
    fc.record({ lineId: fc.constantFrom('0', '1', '2', '3', '4'), quantity: fc.nat(9) }),
    { maxLength: 3 },
  ),
  shippingCents: fc.oneof(fc.constant(0), fc.nat(6000)),
  otherCents: fc.oneof(fc.constant(0), fc.nat(100_000)),
  fails: fc.boolean(),
});

describe('refunds', () => {
  it('of every piece in any order, with some that fail, equal the total in all currencies', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.infiniteStream(fc.record({ index: fc.nat(100), fails: fc.boolean() })),
        (order, choices) => {
          let state = order;
          let total = 0;
          let tax = 0;
          for (let round = 0; round < 300; round += 1) {
            const open = state.lines.filter((line) => line.refundedQuantity < line.quantity);
            if (open.length === 0) break;
            const { index, fails } = choices.next().value;
            const lineId = open[index % open.length]?.id ?? '';
            const wish = { lines: [{ lineId, quantity: 1 }], shippingCents: 0, otherCents: 0 };
            const plan = planRefund(state, wish);
            if (typeof plan === 'string') throw new Error(plan);
            if (fails && round < 100) {
              // Another refund begins before this one fails.
              const both = after(state, plan);
              const second = planRefund(both, wish);
              if (typeof second === 'string') continue;
              state = after(after(both, second), plan, -1);
              total += second.amountCents;
              tax += taxOf(second);
              continue;
            }
            state = after(state, plan);
            total += plan.amountCents;
            tax += taxOf(plan);
          }
          const shippingCents = refundableShippingCents(state);
          expect(total + shippingCents).toBe(order.grandTotalCents);
          expect(tax).toBe(order.lines.reduce((sum, line) => sum + line.taxCents, 0));
        },
      ),
    );
  });

  it('never exceed the payment, and their parts add up, in any sequence', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyWish, { maxLength: 20 }), (order, wishes) => {
        let state = order;
        for (const { fails, ...wish } of wishes) {
          const plan = planRefund(state, wish);
          if (typeof plan === 'string') continue;
          const parts = plan.lines.map(({ amountCents }) => amountCents);
          expect(plan.amountCents).toBe(
            parts.reduce((sum, part) => sum + part, plan.shippingCents + plan.otherCents),
          );
          const next = after(state, plan);
          const before = orderRefundStateOf(
            order.grandTotalCents,
            order.grandTotalCents - state.refundableCents,
          );
          const then = orderRefundStateOf(
            order.grandTotalCents,
            order.grandTotalCents - next.refundableCents,
          );
          const mayMove: readonly string[] = orderRefundStates[before];
          expect(before === then || mayMove.includes(then)).toBe(true);
          state = fails ? after(next, plan, -1) : next;
          expect(state.refundableCents).toBeGreaterThanOrEqual(0);
          expect(refundableShippingCents(state)).toBeGreaterThanOrEqual(0);
          for (const line of state.lines) {
            expect(line.refundedQuantity).toBeLessThanOrEqual(line.quantity);
            expect(line.refundedCents).toBeLessThanOrEqual(line.totalCents);
          }
        }
        const rest = planFullRefund(state);
        expect(after(state, rest).refundableCents).toBe(0);
        expect(
          rest.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) +
            rest.shippingCents +
            rest.otherCents,
        ).toBe(rest.amountCents);
      }),
    );
  });

  it('of pieces are the parts that the largest remainder method gives', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 50 }), (cents, quantity) => {
        const parts = allocateCents(
          cents,
          Array.from({ length: quantity }, () => 1),
        );
        let sum = 0;
        parts.forEach((part, index) => {
          sum += part;
          expect(pieceShareCents(cents, quantity, index + 1)).toBe(sum);
        });
      }),
    );
  });

  it.each([
    ['nothing', { lines: [] }],
    ['unknownLine', { lines: [{ lineId: 'x', quantity: 1 }] }],
    ['tooManyPieces', { lines: [{ lineId: 'a', quantity: 4 }] }],
    ['tooMuchShipping', { shippingCents: 101 }],
    ['tooMuch', { otherCents: 401 }],
  ] as const)('are rejected: %s', (error, wish) => {
    const line = { id: 'a', quantity: 3, taxCents: 0, totalCents: 300 };
    const none = { refundedQuantity: 0, refundedCents: 0, refundedTaxCents: 0 };
    const order = {
      lines: [{ ...line, ...none }],
      grandTotalCents: 400,
      refundedShippingCents: 0,
      refundableCents: 400,
    };
    expect(planRefund(order, { lines: [], shippingCents: 0, otherCents: 0, ...wish })).toBe(error);
  });
});
