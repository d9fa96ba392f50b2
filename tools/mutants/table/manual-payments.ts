import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const ruleBug = bugsIn('libs/commerce/src', 'unit');
const pageBug = bugsIn('apps/visitor/src', 'unit');
const scriptBug = bugsIn('apps/visitor/src', 'browser');
const screenBug = bugsIn('apps/config/src', 'browser');

const methods = 'checkout/pay/manual-payments.test.ts';
const checkoutPage = 'page-types/checkout/manual-methods.unit.test.ts';
const cashOption = 'page-types/checkout/cash-option.browser.test.ts';
const mailTemplate = 'mail/template/template.unit.test.tsx';

/** Bugs in bank transfer, invoice and cash on pickup. */
export const manualPayments: readonly Mutant[] = [
  bug(
    'checkout/place/find-field-errors.ts',
    "method === 'cashOnPickup' && !isPickup(fields, shippingOptions)",
    "method === 'cashOnPickup' && shippingOptions.length === 0",
    methods,
  ),
  bug('cart/offered-payments.ts', '? !needInstructions.has(method)', '? true', methods),
  bug(
    'checkout/pay/change-payments.ts',
    'await lockForChange(tenant);',
    '',
    'checkout/pay/store-payments.test.ts',
  ),
  bug(
    'checkout/pay/change-payments.ts',
    '{ ...stored.manualPayments, ...manual }',
    'manual as typeof stored.manualPayments',
    methods,
  ),
  bug(
    'checkout/pay/change-payments.ts',
    "manualPayments.bankTransfer.instructions === ''",
    'offered.length === 0',
    methods,
  ),
  bug('checkout/place/draft-order.ts', '!isManualMethod(body.payment.method)', 'true', methods),
  bug(
    'orders/resend-order-mail.ts',
    'const { awaitedPayment: _, ...confirmation } = present;',
    'const confirmation = present;',
    methods,
  ),
  bug(
    'orders/orders.queries.ts',
    ' and attempt.amount_cents > 0',
    '',
    'gift-cards/gift-card-checkout.test.ts',
  ),
  bug(
    'reports/payment-months.queries.ts',
    'coalesce(attempt.capture_cents, attempt.amount_cents)',
    'sale.grand_total_cents',
    'reports/sales-report.test.ts',
  ),
  ruleBug(
    'order/awaited-payment.ts',
    "state === 'cancelled' || ",
    '',
    'order/awaited-payment.test.ts',
  ),
  pageBug(
    'page-types/checkout/payment-choices.ts',
    "kind !== 'cashOnPickup' || pickupOptions(cart).length > 0",
    "kind !== 'redirect'",
    checkoutPage,
  ),
  pageBug(
    'page-types/checkout/payment-choices.ts',
    "(kind !== 'cashOnPickup' || isCollected(props, sent)) &&",
    '',
    checkoutPage,
  ),
  pageBug(
    'manual-payment/describe-payment.ts',
    'grandTotalCents - giftCardCents',
    'grandTotalCents',
    'page-types/order/order-frame.unit.test.tsx',
  ),
  pageBug(
    'mail/template/template-content.tsx',
    'last === -1 ? blocks.length : last + 1',
    'blocks.length',
    mailTemplate,
  ),
  pageBug(
    'mail/template/template-content.tsx',
    '...(payment === undefined ? [] : [[payment.title, ...payment.lines]]),',
    '',
    mailTemplate,
  ),
  scriptBug(
    'page-types/checkout/payment-fields.tsx',
    ', sent, instructionsId(choice))',
    ', sent)',
    cashOption,
  ),
  scriptBug(
    'page-types/checkout/checkout.css',
    "[data-method='cashOnPickup']",
    "[data-method='cash']",
    cashOption,
  ),
  scriptBug(
    'page-types/checkout/cash-option.ts',
    'if (other !== undefined) other.checked = true;',
    '',
    cashOption,
  ),
  screenBug(
    'features/payments/payments-form.tsx',
    '{ ...manual, [id]: payment }',
    '{ [id]: payment }',
    'features/payments/payments.browser.test.tsx',
  ),
];
