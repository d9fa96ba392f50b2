import {
  orderRefundStateOf,
  planFullRefund,
  planRefund,
  shipmentsOf,
  splitRefund,
  type RefundPlan,
} from '@sitewright/commerce/orders';
import { cancelOrder, captureOrder, markOrderPaid, refundOrder } from '@sitewright/contracts/api';
import type { OrderDetails, RefundMethod } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import type { FakeState } from './state.ts';

const at = '2026-11-20T12:30:00.000Z';

const refundableOf = ({ lines, grandTotalCents, payment }: OrderDetails) => ({
  lines: lines.map((line) => ({
    ...line,
    giftCardBalances: payment.giftCards.find(({ lineId }) => lineId === line.id)?.balancesCents,
  })),
  grandTotalCents,
  ...payment,
});

/** The order after a refund, as the server leaves it. */
function withRefund(order: OrderDetails, plan: RefundPlan, method: RefundMethod): OrderDetails {
  const parts = new Map(plan.lines.map((part) => [part.lineId, part]));
  const { payment } = order;
  const refundableCents = payment.refundableCents - plan.amountCents;
  const { giftCardCents } = splitRefund(
    plan.amountCents,
    payment.refundableCents - payment.refundableGiftCardCents,
  );
  return {
    ...order,
    lines: order.lines.map((line) => {
      const part = parts.get(line.id);
      if (part === undefined) return line;
      return {
        ...line,
        refundedQuantity: line.refundedQuantity + part.quantity,
        refundedCents: line.refundedCents + part.amountCents,
        refundedTaxCents: line.refundedTaxCents + part.taxCents,
      };
    }),
    refundState: orderRefundStateOf(order.grandTotalCents, order.grandTotalCents - refundableCents),
    refunds: [
      ...order.refunds,
      {
        id: idOf('refund', order.refunds.length + 1),
        at,
        state: 'succeeded',
        method,
        amountCents: plan.amountCents,
        giftCardCents,
        shippingCents: plan.shippingCents,
        taxCents: plan.lines.reduce((sum, { taxCents }) => sum + taxCents, 0),
        lines: plan.lines.map(({ lineId, quantity, amountCents }) => ({
          lineId,
          quantity,
          amountCents,
        })),
      },
    ],
    payment: {
      ...order.payment,
      refundableCents,
      refundableGiftCardCents: payment.refundableGiftCardCents - giftCardCents,
      refundedShippingCents: order.payment.refundedShippingCents + plan.shippingCents,
    },
  };
}

/** Refunds and cancellations of orders. */
export function refundHandlers(state: FakeState): HttpHandler[] {
  function change(
    orderId: string,
    apply: (order: OrderDetails) => OrderDetails | ErrorResult,
  ): OrderDetails | ErrorResult {
    const order = state.orders.find(({ id }) => id === orderId);
    if (order === undefined) return err('notFound');
    const changed = apply(order);
    if (!('error' in changed))
      state.orders = state.orders.map((other) => (other === order ? changed : other));
    return changed;
  }
  return [
    answer(refundOrder, ({ params, body }) =>
      change(params.orderId, (order) => {
        const plan = planRefund(refundableOf(order), body);
        if (typeof plan === 'string') return err('actionNotAllowed');
        if (plan.amountCents !== body.expectedCents) return err('conflict');
        state.restocked = body.lines.filter(({ restocks }) => restocks).map(({ lineId }) => lineId);
        return withRefund(order, plan, body.method);
      }),
    ),
    answer(cancelOrder, ({ params, body }) =>
      change(params.orderId, (order) => {
        if (order.state === 'cancelled' || shipmentsOf(order.fulfillments).length > 0)
          return err('actionNotAllowed');
        const canceled = { ...order, state: 'cancelled' as const };
        if (order.paymentState !== 'paid') return { ...canceled, paymentState: 'voided' as const };
        return body.refund === null
          ? canceled
          : withRefund(canceled, planFullRefund(refundableOf(order)), body.refund);
      }),
    ),
    answer(captureOrder, ({ params, body: { amountCents } }) =>
      change(params.orderId, (order) => {
        const { authorization } = order.payment;
        if (authorization === null) return err('actionNotAllowed');
        const isPart = amountCents < authorization.amountCents;
        return {
          ...order,
          paymentState: 'paid' as const,
          payment: {
            ...order.payment,
            authorization: null,
            partlyCapturedCents: isPart ? amountCents : null,
            refundableCents: amountCents,
          },
        };
      }),
    ),
    answer(markOrderPaid, ({ params }) =>
      change(params.orderId, (order) => ({
        ...order,
        paymentState: 'paid' as const,
        payment: { ...order.payment, refundableCents: order.grandTotalCents },
      })),
    ),
  ];
}
