import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const serverBug = bugsIn('apps/api/src/features', 'unit');
const unitBug = bugsIn('libs/commerce/src', 'unit');

const fulfillments = 'orders/fulfillments.test.ts';
const work = 'orders/order-work.test.ts';
const refunds = 'refunds/refunds.test.ts';
const cancellations = 'refunds/cancel-order.test.ts';
const giftCards = 'refunds/gift-card-refunds.test.ts';
const stripe = 'refunds/stripe-refunds.test.ts';
const accounting = 'refunds/refund-accounting.test.ts';

/** What shops do with orders: send, refund and cancel them. */
export const orders: readonly Mutant[] = [
  bug('orders/orders.queries.ts', '.forUpdate()', '', fulfillments),
  bug(
    'orders/fulfill-order.ts',
    'if (await hasFulfillment(tenant, orderId, requestKey)) return undefined;',
    '',
    fulfillments,
  ),
  bug('orders/fulfill-order.ts', "order.state === 'cancelled' || ", '', cancellations),
  bug('orders/fulfill-order.ts', 'if (error !== undefined) return error;', '', fulfillments),
  bug(
    'orders/fulfillments.queries.ts',
    'addFulfilled(tenant, lineId, -quantity)',
    'true',
    fulfillments,
  ),
  bug('orders/enqueue-buyer-mail.ts', 'timeline: []', 'timeline: order.timeline', fulfillments),
  bug(
    'orders/add-order-note.ts',
    'if (await hasEventOf(tenant, orderId, requestKey)) return undefined;',
    '',
    work,
  ),
  bug('orders/resend-order-mail.ts', 'if (view === null)', 'if (view === undefined)', work),
  bug('refunds/lock-payment.queries.ts', 'for update', '', refunds, cancellations),
  bug(
    'refunds/start-refund.ts',
    'if ((await findRefundId(tenant, orderId, requestKey)) !== null) return null;',
    '',
    refunds,
  ),
  bug(
    'refunds/lock-payment.queries.ts',
    'payment.chargedCents - payment.refundedCents',
    'payment.chargedCents',
    refunds,
  ),
  bug(
    'refunds/start-refund.ts',
    "payment.paymentState !== 'paid' &&",
    "payment.paymentState === 'failed' &&",
    refunds,
  ),
  bug('refunds/refunds.queries.ts', 'await takeAmounts(tenant, refund.refundId, 1);', '', refunds),
  bug('refunds/settle-refund.ts', 'if (!canMoveRefund(refund.state, state)) return;', '', refunds),
  bug('refunds/settle-refund.ts', 'await takeAmounts(tenant, refundId, -1);', '', refunds),
  serverBug(
    'refunds/send-refund.ts',
    "return { state: 'unknown' };\n  } finally",
    "return { state: 'failed', reason: 'error' };\n  } finally",
    'refunds/send-refund.unit.test.ts',
  ),
  bug('refunds/restock-lines.ts', '      heldByVariant.get(variantId) ?? 0,\n', '', cancellations),
  bug('refunds/cancel-order.ts', 'await deleteDiscountUses(tenant, [orderId]);', '', cancellations),
  bug('refunds/cancel-order.ts', 'await voidPlaced(scope, orderId, payment);', '', cancellations),
  bug(
    'refunds/mark-order-paid.ts',
    "if (payment.paymentState === 'paid') return undefined;",
    '',
    refunds,
  ),
  bug(
    'checkout/settle/void-payment.ts',
    'await releaseGiftCards(scope, [orderId]);',
    '',
    giftCards,
  ),
  bug(
    'gift-cards/refund-to-gift-cards.ts',
    'Math.min(restCents, -Number(sum))',
    'restCents',
    giftCards,
  ),
  bug(
    '/libs/commerce/src/refund/split-refund.ts',
    'Math.min(amountCents, refundableChargeCents)',
    'amountCents',
    giftCards,
  ),
  bug('refunds/lock-payment.queries.ts', ' - payment.refundedGiftCardCents', '', giftCards),
  bug(
    'refunds/send-refund.ts',
    'refund.amountCents - refund.giftCardCents',
    'refund.amountCents',
    giftCards,
  ),
  bug('refunds/settle-refund.ts', 'await keepGiftCardPart(scope, refund);', '', giftCards),
  bug(
    'refunds/settle-refund.ts',
    'await reverseCreditNote(issueScope, { orderId, refundId });',
    '',
    accounting,
  ),
  bug('refunds/settle-refund.ts', '{ reversedAt: now }', '{ settledAt: now }', accounting),
  bug('refunds/settle-refund.ts', " || outcome.state === 'pending')", ')', stripe),
  bug(
    '/apps/api/src/platform/payments/stripe/create-stripe-provider.ts',
    'wasSent ? await findRefund(opened, refundId) : undefined',
    'undefined',
    stripe,
  ),
  bug(
    '/apps/api/src/platform/payments/stripe/stripe-events.ts',
    'shop !== websiteId || ',
    '',
    stripe,
  ),
  bug(
    '/apps/api/src/platform/payments/test-card-provider.ts',
    "if (isNew && attempt?.refunds === 'respondLate')",
    "if (attempt?.refunds === 'respondLate')",
    refunds,
  ),
  unitBug(
    'refund/plan-refund.ts',
    ' - line.refundedCents',
    '',
    'refund/plan-refund.property.test.ts',
  ),
  unitBug(
    'refund/plan-refund.ts',
    "if (amountCents > order.refundableCents) return 'tooMuch';",
    '',
    'refund/plan-refund.property.test.ts',
  ),
  unitBug(
    'refund/piece-share.ts',
    'Math.min(pieces, cents % quantity)',
    '0',
    'refund/plan-refund.property.test.ts',
  ),
  unitBug('order/fulfill-lines.ts', 'openById.delete(lineId);', '', 'order/fulfill-lines.test.ts'),
  unitBug(
    'tracking/check-digits.ts',
    '(sum % 11) % 10 === check',
    'sum % 10 === check',
    'tracking/recognize-carrier.test.ts',
  ),
  bug(
    'invoices/invoices.queries.ts',
    'set last_number = invoice_numbers.last_number + 1',
    'set last_number = invoice_numbers.last_number + 2',
    'invoices/invoices.test.ts',
  ),
  bug(
    'invoices/order-invoices.ts',
    'await lockOrders(tenant, orderIds);',
    '',
    'invoices/invoices.test.ts',
  ),
  bug(
    'invoices/issue-invoices.ts',
    "paymentState === 'paid' || paymentState === 'awaitingPayment'",
    'paymentState !== null',
    'invoices/invoices.test.ts',
  ),
  bug(
    'refunds/settle-refund.ts',
    'await creditRefunds({ tenant, createId: services.createId, now }, orderId);',
    '',
    'invoices/invoices.test.ts',
  ),
  unitBug(
    'invoice/tax-by-rate.ts',
    '(shippingTax(step) > 0 ? netOfShipping : 0)',
    '0',
    'invoice/invoice.test.ts',
  ),
  unitBug(
    'refund/refunded-taxes.ts',
    '(byLine[traceId] ?? 0)',
    '1',
    'refund/refunded-taxes.property.test.ts',
  ),
  unitBug(
    'mail-template/fill-text.ts',
    '.filter((parts) => parts.every(',
    '.filter((parts) => parts.some(',
    'mail-template/mail-template.test.ts',
  ),
  bug('refunds/restock-lines.ts', '      pieces - line.restockedQuantity,\n', '', cancellations),
  bug(
    'refunds/restock-lines.ts',
    "restockable === 'all' ? line.quantity : line.refundedQuantity",
    'line.quantity',
    stripe,
  ),
  bug('refunds/restock-lines.ts', 'await returnStock(tenant, returned);', '', refunds),
  bug(
    'refunds/start-refund.ts',
    'expectedCents !== undefined && plan.amountCents !== expectedCents',
    'expectedCents === -1',
    refunds,
  ),
  bug('refunds/settle-refund.ts', 'notifiesBuyer && amountCents > 0', 'amountCents > 0', refunds),
  bug(
    'refunds/settle-refund.ts',
    'await updateFulfillmentState(scope, orderId, payment);',
    '',
    refunds,
  ),
  bug('refunds/refunds.queries.ts', ".where('restocks', '=', true)", '', refunds, cancellations),
  unitBug(
    'refund/plan-refund.ts',
    "if (shippingCents > refundableShippingCents(order)) return 'tooMuchShipping';",
    '',
    'refund/plan-refund.property.test.ts',
  ),
  unitBug(
    'refund/plan-refund.ts',
    "if (line.refundedQuantity + chosen.quantity > line.quantity) return 'tooManyPieces';",
    '',
    'refund/plan-refund.property.test.ts',
  ),
  unitBug(
    'refund/refund-states.ts',
    'refundedCents < paidCents',
    'refundedCents <= paidCents',
    'order/order-states.test.ts',
    'refund/plan-refund.property.test.ts',
  ),
  bug(
    'invoices/invoices.queries.ts',
    'do update set last_number = invoice_numbers.last_number + 1',
    'do update set last_number = invoice_numbers.last_number',
    'invoices/invoices.test.ts',
  ),
  bug(
    'invoices/issue-invoices.ts',
    "attachesToMail || paymentMethod === 'invoice'",
    'true',
    'invoices/invoices.test.ts',
  ),
  bug(
    'invoices/order-invoices.ts',
    "if (invoices.length === 0 && !(await hasOrder(tenant, orderId))) return err('notFound');",
    '',
    work,
  ),
];
