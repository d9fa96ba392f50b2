import { exampleAccount } from './stripe-examples.ts';
import type { LocalAccount, StripeLedger } from './stripe-ledger.ts';
import { oneOf, textOf, type Known, type Parameters } from './stripe-parameters.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** The operations of the API that this product uses. */
export type StripeOperation =
  | 'account'
  | 'create'
  | 'retrieve'
  | 'confirm'
  | 'cancel'
  | 'capture'
  | 'refund'
  | 'retrieveRefund'
  | 'listRefunds'
  | 'dispute'
  | 'createCustomer'
  | 'retrieveMethod'
  | 'detach'
  | 'token';

export interface OperationCall {
  readonly ledger: StripeLedger;
  readonly account: LocalAccount;
  readonly id: string;
  readonly params: Parameters;
  readonly origin: string;
}

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly known: Known;
  /** Whether a publishable key may call it. */
  readonly isPublic?: true;
  readonly run: (call: OperationCall) => object;
}

/** The minimum amounts that the local Stripe knows, in the smallest unit. */
const minimums: Readonly<Record<string, number>> = { usd: 50, eur: 50, jpy: 50, gbp: 30 };

/** The operations, with the parameters that Stripe documents for them and this product may send. */
export const operations: Readonly<Record<StripeOperation, Operation>> = {
  account: {
    method: 'GET',
    path: /^\/v1\/account$/,
    known: {},
    run: ({ account }) => ({
      ...exampleAccount,
      id: account.accountId,
      charges_enabled: true,
      settings: {
        ...exampleAccount.settings,
        dashboard: { display_name: 'Local shop', timezone: 'Etc/UTC' },
      },
    }),
  },
  create: {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    known: {
      amount: true,
      currency: true,
      automatic_payment_methods: { enabled: true, allow_redirects: true },
      excluded_payment_method_types: 'any',
      capture_method: true,
      customer: true,
      setup_future_usage: true,
      metadata: 'any',
      description: true,
    },
    run({ ledger, account, params }) {
      const [amount, currency] = [Number(textOf(params, 'amount')), textOf(params, 'currency')];
      if (!Number.isInteger(amount) || currency !== currency.toLowerCase())
        throw new StripeRejection(400, {
          type: 'invalid_request_error',
          code: 'parameter_invalid',
        });
      if (amount < (minimums[currency] ?? 1))
        throw new StripeRejection(400, {
          type: 'invalid_request_error',
          code: 'amount_too_small',
          param: 'amount',
          message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
        });
      const metadata = (params['metadata'] ?? {}) as Record<string, string>;
      return ledger.create(account.accountId, {
        amount,
        currency,
        metadata,
        excluded_payment_method_types: Object.values(
          params['excluded_payment_method_types'] ?? {},
        ).filter((type) => typeof type === 'string'),
        capture_method: oneOf(params, 'capture_method', ['automatic', 'manual']) ?? 'automatic',
        customer: params['customer'] === undefined ? null : textOf(params, 'customer'),
        setup_future_usage:
          oneOf(params, 'setup_future_usage', ['on_session', 'off_session']) ?? null,
      });
    },
  },
  retrieve: {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    known: { client_secret: true },
    isPublic: true,
    run: ({ ledger, account, id }) => ledger.retrieve(account.accountId, id),
  },
  confirm: {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    known: { confirmation_token: true, payment_method: true, off_session: true, return_url: true },
    run: ({ ledger, account, id, params, origin }) =>
      ledger.confirm(account.accountId, id, {
        ...(params['payment_method'] === undefined
          ? { token: textOf(params, 'confirmation_token') }
          : { method: textOf(params, 'payment_method') }),
        isOffSession: oneOf(params, 'off_session', ['true', 'false']) === 'true',
        returnUrl: textOf(params, 'return_url'),
        stepUrl: `${origin}/bank/${id}`,
      }),
  },
  cancel: {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    known: { cancellation_reason: true },
    run: ({ ledger, account, id }) => ledger.cancel(account.accountId, id),
  },
  capture: {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/capture$/,
    known: { amount_to_capture: true },
    run: ({ ledger, account, id, params }) =>
      ledger.capture(
        account.accountId,
        id,
        params['amount_to_capture'] === undefined ? undefined : Number(params['amount_to_capture']),
      ),
  },
  refund: {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    known: { payment_intent: true, amount: true, metadata: 'any', reason: true },
    run: ({ ledger, account, params }) =>
      ledger.refund(
        account.accountId,
        textOf(params, 'payment_intent'),
        params['amount'] === undefined ? undefined : Number(params['amount']),
        (params['metadata'] ?? {}) as Record<string, string>,
      ),
  },
  retrieveRefund: {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    known: {},
    run: ({ ledger, account, id }) => ledger.retrieveRefund(account.accountId, id),
  },
  listRefunds: {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    known: { payment_intent: true, charge: true, limit: true },
    run: ({ ledger, account, params }) => ({
      object: 'list',
      url: '/v1/refunds',
      has_more: false,
      data: ledger.listRefunds(
        account.accountId,
        textOf(params, params['charge'] === undefined ? 'payment_intent' : 'charge'),
      ),
    }),
  },
  dispute: {
    method: 'GET',
    path: /^\/v1\/disputes\/(\w+)$/,
    known: {},
    run: ({ ledger, account, id }) => ledger.retrieveDispute(account.accountId, id),
  },
  createCustomer: {
    method: 'POST',
    path: /^\/v1\/customers$/,
    known: { metadata: 'any' },
    run: ({ ledger, account, params }) =>
      ledger.methods.createCustomer(
        account.accountId,
        (params['metadata'] ?? {}) as Record<string, string>,
      ),
  },
  retrieveMethod: {
    method: 'GET',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    known: {},
    run: ({ ledger, account, id }) => ledger.methods.find(account.accountId, id).state,
  },
  detach: {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    known: {},
    run: ({ ledger, account, id }) => ledger.methods.detach(account.accountId, id),
  },
  // What Stripe.js calls is not documented: the stand-in of Stripe.js and this endpoint only agree with each other.
  token: {
    method: 'POST',
    path: /^\/v1\/confirmation_tokens$/,
    known: { method: true },
    isPublic: true,
    run: ({ ledger, params }) => ({ id: ledger.createToken(textOf(params, 'method')) }),
  },
};
