import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('apps/api/src/features', 'unit');

export const checkout: readonly Mutant[] = [
  bug(
    'checkout/let-stand.queries.ts',
    'held_until = null',
    'held_until = held_until',
    'checkout/checkout.test.ts',
    'checkout/payments.test.ts',
  ),
  bug(
    'checkout/settle-payment.ts',
    'await returnStock(tenant, pieces);',
    '',
    'checkout/payments.test.ts',
  ),
  bug(
    'checkout/settle-payment.ts',
    'await deleteCouponUses(tenant, orderId);',
    '',
    'checkout/payments.test.ts',
    'checkout/checkout.test.ts',
  ),
  bug(
    'checkout/settle-payment.ts',
    'idempotencyKey: `${idempotencyKey}.${orderId}`,',
    '',
    'checkout/payments.test.ts',
  ),
  bug(
    'checkout/reconcile-payments.ts',
    'isOver ? provider.cancel(key) : provider.ask(key)',
    'provider.ask(key)',
    'checkout/payments.test.ts',
  ),
  bug(
    'checkout/payment-attempts.queries.ts',
    ".where('refund_noted_at', 'is', null)",
    '',
    'checkout/payments.test.ts',
  ),
  bug(
    'checkout/check-checkout.ts',
    'findCheckoutMinimumError(totals.subtotalCents',
    'findCheckoutMinimumError(totals.grandTotalCents',
    'checkout/checkout.test.ts',
    'cart/cart.test.ts',
  ),
  bug(
    'checkout/draft-order.ts',
    'amountCents: totals.payableCents',
    'amountCents: totals.subtotalCents',
    'checkout/checkout.test.ts',
    'checkout/payments.test.ts',
  ),
  bug(
    'checkout/create-orders.ts',
    'cart.coupons.length > 0 || ',
    '',
    'checkout/batches.test.ts',
    'checkout/checkout.test.ts',
  ),
  bug(
    'orders/fulfil-order.ts',
    ' || !sendable.includes(order.paymentState)',
    '',
    'orders/orders.test.ts',
  ),
  bug(
    'orders/orders.queries.ts',
    ".where('orders.order_id', '<', below)",
    ".where('orders.order_id', '<=', below)",
    'orders/orders.test.ts',
    '/apps/api/src/platform/routing/paging.test.ts',
  ),
  bug(
    'cart/change-cart.ts',
    'findQuantityError(variant, before + quantity)',
    'findQuantityError(variant, quantity)',
    'cart/cart.test.ts',
  ),
  bug(
    'cart/choose-shipping.ts',
    'coupons ${websiteId} ${addressBlock(request.ip)}',
    'coupons ${addressBlock(request.ip)} ${Math.random()}',
    'cart/cart.test.ts',
    '/apps/api/src/access/keyed-limits.test.ts',
  ),
  bug(
    'cart/abandoned-carts.queries.ts',
    "\n        .where('order_id', 'is', null)",
    '',
    'cart/sweep-carts.test.ts',
  ),
  unitBug(
    'checkout/settlement.ts',
    "state === 'actionRequired' ? state : 'unknown'",
    "'unknown'",
    'checkout/settlement.unit.test.ts',
  ),
  unitBug(
    'checkout/charge-attempt.ts',
    "return { state: 'unknown' };\n  } finally",
    "return { state: 'declined', reference: '', reason: 'generic' };\n  } finally",
    'checkout/charge-attempt.unit.test.ts',
  ),
  bug(
    'checkout/insert-orders.queries.ts',
    '(select count(1) from locked where is_enough) = (select count(1) from wanted)',
    'variants.qty_in_stock >= wanted.quantity',
    'checkout/two-servers.test.ts',
  ),
  bug(
    'checkout/insert-orders.queries.ts',
    ' and variants.removed_at is null\n      order by',
    '\n      order by',
    'checkout/two-servers.test.ts',
  ),
  bug(
    'checkout/insert-orders.queries.ts',
    ', data_revision = data_revision + 1',
    '',
    'checkout/stock-on-pages.test.ts',
  ),
  bug(
    'checkout/settle-payment.ts',
    'await bumpDataRevision(tenant);',
    '',
    'checkout/stock-on-pages.test.ts',
  ),
  bug(
    'checkout/place-checkout.ts',
    'services.revisions.forget(websiteId);',
    '',
    'checkout/stock-on-pages.test.ts',
  ),
  bug(
    'checkout/settle-attempt.ts',
    'services.revisions.forget(websiteId);',
    '',
    'checkout/stock-on-pages.test.ts',
  ),
  bug(
    'checkout/settle-attempt.ts',
    'return isNews\n',
    'return true\n',
    'checkout/payments.test.ts',
  ),
  bug(
    'cart/cart.queries.ts',
    ".where('cart_id', '=', cartId)\n    .where('entry_id', '=', entryId)",
    ".where('entry_id', '=', entryId)",
    'cart/cart.test.ts',
  ),
  bug(
    'orders/fulfil-order.ts',
    "['paid', 'awaitingPayment', 'partlyRefunded']",
    "['paid', 'partlyRefunded']",
    'orders/orders.test.ts',
  ),
];
