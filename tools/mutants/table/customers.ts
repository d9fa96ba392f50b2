import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('libs/commerce/src', 'unit');

const customerTests = 'customers/customers.test.ts';
const erasureTests = 'customers/erased-orders-and-mails.test.ts';
const cartTests = 'abandoned-carts/abandoned-carts.test.ts';
const reportTests = 'reports/sales-report.test.ts';

/** Customers, abandoned carts and reports. */
export const customers: readonly Mutant[] = [
  bug(
    'customers/customers.queries.ts',
    "and refunds.state = 'succeeded'",
    '',
    'customers/spent-amounts.test.ts',
  ),
  bug(
    'customers/erase-customer.ts',
    "if (await hasOpenOrders(tenant, customerId, emailKey(newest.email), now))\n      return err('ordersOpen');",
    '',
    customerTests,
  ),
  bug(
    'customers/erase-traces.queries.ts',
    "or cause like 'order.%'",
    "or cause like 'none.%'",
    customerTests,
  ),
  bug(
    'customers/erase-orders.queries.ts',
    "set email = '', note = ''",
    "set email = ''",
    customerTests,
  ),
  bug(
    'customers/consents.queries.ts',
    'order by customer_id, created_at desc',
    'order by customer_id, created_at',
    customerTests,
  ),
  bug('abandoned-carts/due-carts.queries.ts', 'and ${mayMail({ basis })}', '', cartTests),
  bug('abandoned-carts/due-carts.queries.ts', 'and not ${hasOrdered(websiteId)}', '', cartTests),
  bug(
    'abandoned-carts/due-carts.queries.ts',
    'set recovery_mailed_at = ${now}',
    'set updated_at = updated_at',
    cartTests,
  ),
  bug('abandoned-carts/recover-carts.ts', 'if (!recovery.isOn) return;', '', cartTests),
  bug(
    'cart/copy-into-cart.ts',
    'Math.max(availableQuantity(entry), before?.quantity ?? 0)',
    'availableQuantity(entry) + (before?.quantity ?? 0)',
    cartTests,
  ),
  bug('cart/copy-into-cart.ts', 'recoversCartId: sourceId,', '', cartTests),
  bug('reports/sales-months.queries.ts', 'attempt.settled_at', 'attempt.created_at', reportTests),
  bug('reports/sales-months.queries.ts', 'line.gift_card is not null', 'true', reportTests),
  bug(
    'reports/refund-months.queries.ts',
    "(refunds.state = 'succeeded' or refunds.reversed_at is not null)",
    "refunds.state <> 'pending'",
    reportTests,
    'refunds/refund-accounting.test.ts',
  ),
  bug(
    'reports/report-months.ts',
    'startOfLocalDay(`${monthOf(number)}-01`, timeZone)',
    "startOfLocalDay(`${monthOf(number)}-01`, 'UTC')",
    reportTests,
  ),
  bug(
    'reports/gift-card-months.queries.ts',
    'entry.created_at < month.ends_at',
    'entry.created_at < month.starts_at',
    reportTests,
  ),
  unitBug(
    'refund/refunded-taxes.ts',
    'earlierTaxCents + taxCents, weights',
    'taxCents, weights',
    'refund/refunded-taxes.property.test.ts',
  ),
  bug(
    'customers/erase-orders.queries.ts',
    "'line1', '–',",
    "'line1', ${sql.ref(column)} ->> 'line1',",
    customerTests,
  ),
  bug(
    'customers/erase-orders.queries.ts',
    `billing_address = case
        when shipping_address is null or billing_address is not null then \${erasedAddress('billing_address')}
      end`,
    'billing_address = billing_address',
    erasureTests,
  ),
  bug(
    'customers/erase-traces.queries.ts',
    "lower(payload ->> 'to') = any(${keys}::text[])\n      or ",
    '',
    erasureTests,
  ),
  bug(
    'customers/erase-customer.ts',
    'emailKey(body.email) !== emailKey(newest.email)',
    "body.email === ''",
    customerTests,
  ),
  bug(
    'customers/export-customer.queries.ts',
    ' and cart.customer_id = ${customerId}',
    '',
    customerTests,
  ),
  bug('abandoned-carts/recover-carts.ts', 'if (buyer === null) return;', '', cartTests),
  bug(
    'abandoned-carts/due-carts.queries.ts',
    ' or consent.is_given is false and consent.created_at >= cart.recovery_mailed_at',
    '',
    cartTests,
  ),
  bug(
    'cart/copy-into-cart.ts',
    "if (source.orderId !== null) return err('cartPurchased');",
    '',
    cartTests,
  ),
  bug(
    '/apps/api/src/platform/security/signed-token.ts',
    'tokenWebsite !== websiteId ||',
    '',
    cartTests,
  ),
];
