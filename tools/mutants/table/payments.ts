import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const platformBug = bugsIn('apps/api/src/platform', 'api');
const ruleBug = bugsIn('apps/api/src/platform', 'unit');

const stripeFolder = 'payments/stripe';
const webhooks = '/apps/api/src/features/checkout/stripe/receive-stripe-event.test.ts';
const stripePayments = '/apps/api/src/features/checkout/stripe/stripe-payments.test.ts';
const stripeAccounts = '/apps/api/src/features/checkout/stripe/stripe-account.test.ts';
const stripeRefunds = '/apps/api/src/features/refunds/stripe-refunds.test.ts';
const savedMethods = `${stripeFolder}/pay-with-saved-methods.unit.test.ts`;
const savedTestCards = 'payments/saved-test-cards.test.ts';
const giftCards = 'gift-cards/gift-cards.test.ts';
const giftCardCheckout = 'gift-cards/gift-card-checkout.test.ts';
const payingCards = 'cart/paying-cards.test.ts';
const outbox = '/apps/api/src/platform/outbox/deliver-due.test.ts';

/** Money that comes and goes: Stripe and its webhooks, gift cards, and the mails that are written with them. */
export const payments: readonly Mutant[] = [
  platformBug(
    `${stripeFolder}/stripe-events.ts`,
    'Stripe.webhooks.constructEvent(',
    '(JSON.parse as (...values: unknown[]) => Stripe.Event)(',
    webhooks,
  ),
  platformBug(
    `${stripeFolder}/stripe-events.ts`,
    'toleranceSeconds = 300',
    'toleranceSeconds = 300_000',
    webhooks,
  ),
  bug(
    'checkout/payment-attempts.queries.ts',
    '.onConflict((conflict) => conflict.doNothing())',
    '',
    webhooks,
  ),
  bug(
    'checkout/settle/process-payment-events.ts',
    '{ tryAt: null, tries: tries + 1 }',
    '{ tryAt: services.now(), tries: tries + 1 }',
    webhooks,
  ),
  bug(
    'checkout/settle/process-payment-events.ts',
    'await fetchOutcome({ websiteId, attemptId })',
    "{ state: 'captured' as const, reference }",
    webhooks,
  ),
  bug(
    'checkout/settle/process-payment-events.ts',
    "return outcome.state !== 'unknown';",
    'return true;',
    webhooks,
  ),
  platformBug(
    `${stripeFolder}/create-stripe-provider.ts`,
    'hasFailed(intent) ? cancelIntent(opened) : toOutcome(intent, opened)',
    'toOutcome(intent, opened)',
    stripePayments,
  ),
  platformBug(
    `${stripeFolder}/create-stripe-provider.ts`,
    '`${websiteId}.${refundId}.refund`',
    'crypto.randomUUID()',
    stripeRefunds,
  ),
  platformBug(
    `${stripeFolder}/create-stripe-provider.ts`,
    ' || account.accountId !== intent.accountId',
    '',
    stripeRefunds,
  ),
  platformBug(
    `${stripeFolder}/create-stripe-provider.ts`,
    'payment_intent: opened.intentId,\n            amount: toStripeAmount(amountCents, currency),',
    'payment_intent: opened.intentId,',
    stripeRefunds,
  ),
  platformBug(`${stripeFolder}/stripe-errors.ts`, ' || statusCode >= 500', '', stripeRefunds),
  platformBug(
    `${stripeFolder}/stripe-outcome.ts`,
    "{ state: 'awaiting', ...accepted, isProcessing: true }",
    "{ state: 'captured', ...accepted }",
    stripePayments,
  ),
  platformBug(
    `${stripeFolder}/database-stripe-records.ts`,
    '`stripe_accounts.secret_key ${websiteId}`',
    "'stripe_accounts.secret_key'",
    stripeAccounts,
  ),
  ruleBug(
    `${stripeFolder}/stripe-currencies.ts`,
    'if (stripeDecimalsOf(currency) !== fractionDigitsOf(currency as CurrencyCode))',
    'if (false)',
    `${stripeFolder}/stripe-currencies.unit.test.ts`,
  ),
  ruleBug(`${stripeFolder}/create-stripe-provider.ts`, ', off_session: true }', ' }', savedMethods),
  ruleBug(
    `${stripeFolder}/create-stripe-provider.ts`,
    '`${websiteId}.${attemptId}.confirm`',
    'crypto.randomUUID()',
    savedMethods,
  ),
  ruleBug(
    `${stripeFolder}/saved-methods.ts`,
    'website === websiteId && account === accountId',
    'account === accountId',
    savedMethods,
  ),
  ruleBug(
    `${stripeFolder}/create-intent.ts`,
    '`${websiteId}.${attemptId}.customer`',
    'crypto.randomUUID()',
    savedMethods,
  ),
  ruleBug(
    `${stripeFolder}/forget-stripe-method.ts`,
    '.customer === null',
    '.customer === undefined',
    savedMethods,
  ),
  platformBug(
    'payments/database-card-attempts.ts',
    ".where('isForgotten', '=', false)",
    '',
    savedTestCards,
  ),
  bug(
    'checkout/stripe/find-stripe-amount-error.ts',
    'amountCents < minimumCents',
    'amountCents < 0',
    stripePayments,
  ),
  bug('gift-cards/ledger.queries.ts', '.forUpdate()', '', giftCardCheckout),
  bug(
    'gift-cards/gift-card-code.ts',
    'isSameText(signature,',
    '((_: string, __: string) => true)(signature,',
    giftCards,
  ),
  bug(
    'gift-cards/read-gift-card-form.ts',
    'cents >= bounds.minCents && cents <= bounds.maxCents',
    '!Number.isNaN(cents)',
    giftCardCheckout,
  ),
  bug('cart/paying-cards.ts', '!card.isActive || ', '', payingCards),
  bug('cart/entered-codes.ts', '!card.isActive || ', '', giftCardCheckout),
  bug('cart/paying-cards.ts', ' || card.currency !== currency', '', payingCards),
  bug(
    'checkout/settle/confirm-orders.ts',
    "paymentState === 'paid' && lines",
    'lines',
    giftCardCheckout,
    'downloads/downloads.test.ts',
  ),
  bug(
    'checkout/settle/confirm-orders.ts',
    '    enqueueMail(tenant, mails),\n    notifyLowStock(scope, [...new Set(variantIds)]),\n  ]);',
    `    notifyLowStock(scope, [...new Set(variantIds)]),
  ]);
  const { withTenant } = await import('../../../platform/database/index.ts');
  const { database } = services as never as { readonly database: never };
  const own = { websiteId: site.websiteId, actorId: undefined };
  setTimeout(() => withTenant(database, own, (later) => enqueueMail(later, mails)).catch(() => {}), 1);`,
    'checkout/settle/reconcile-payments.test.ts',
  ),
  platformBug('outbox/outbox.queries.ts', 'new Date(now.getTime() + leaseMs)', 'now', outbox),
  platformBug(
    'outbox/outbox.queries.ts',
    'on conflict (website_id, cause) do nothing',
    '',
    '/apps/api/src/features/checkout/settle/payments.test.ts',
    '/apps/api/src/features/refunds/cancel-order.test.ts',
    '/apps/api/src/features/mail/templates/mail-templates.test.ts',
  ),
];
