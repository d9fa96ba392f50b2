import type { Stripe } from 'stripe';
import { exampleCustomer, examplePaymentMethod } from './stripe-examples.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** What a card or another method does. The numbers are those of Stripe's documentation. */
const behaviors = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  /** Authenticates while the buyer is there; once it is saved, it can be charged without. */
  '4000002500003155': 'authenticates',
  '4000002760003184': 'alwaysAuthenticates',
  sepa_debit: 'processes',
  /** The buyer approves it on a page of Klarna, and the outcome is certain at once. */
  klarna: 'redirects',
} as const;

export type Behavior = (typeof behaviors)[keyof typeof behaviors];

interface Method {
  readonly accountId: string;
  readonly behavior: Behavior;
  state: Stripe.PaymentMethod;
}

const invalid = (status: number, code: string | undefined, message: string) =>
  new StripeRejection(status, {
    type: 'invalid_request_error',
    ...(code === undefined ? {} : { code }),
    message,
  });

/** The customers and payment methods of the local Stripe, and the tokens that methods are created from. */
export class StripeMethods {
  readonly customers: (Stripe.Customer & { readonly accountId: string })[] = [];
  readonly #methods = new Map<string, Method>();
  readonly #tokens = new Map<string, { readonly behavior: Behavior; isUsed: boolean }>();
  readonly #createId: (prefix: string) => string;

  constructor(createId: (prefix: string) => string) {
    this.#createId = createId;
  }

  /** What Stripe.js makes of typed card data; it can be used once. */
  createToken(method: string): string {
    const behavior = (behaviors as Readonly<Record<string, Behavior>>)[method.replaceAll(' ', '')];
    if (behavior === undefined)
      throw new StripeRejection(402, { type: 'card_error', code: 'incorrect_number' });
    const id = this.#createId('ctoken');
    this.#tokens.set(id, { behavior, isUsed: false });
    return id;
  }

  /** The method that a token stands for. */
  createMethod(accountId: string, tokenId: string): Method {
    const token = this.#tokens.get(tokenId);
    if (token === undefined || token.isUsed)
      throw invalid(400, 'resource_missing', `No such confirmation token: '${tokenId}'`);
    token.isUsed = true;
    const { behavior } = token;
    const id = this.#createId('pm');
    const { card: _, ...withoutCard } = examplePaymentMethod;
    const state: Stripe.PaymentMethod =
      behavior === 'redirects'
        ? { ...withoutCard, id, type: 'klarna', klarna: { dob: null } }
        : { ...examplePaymentMethod, id };
    const method = { accountId, behavior, state };
    this.#methods.set(state.id, method);
    return method;
  }

  createCustomer(accountId: string, metadata: Stripe.Metadata): Stripe.Customer {
    const customer = { ...exampleCustomer, id: this.#createId('cus'), metadata };
    this.customers.push({ ...customer, accountId });
    return customer;
  }

  /** @throws {StripeRejection} If the account has no such customer. */
  verifyCustomer(accountId: string, id: string): void {
    if (!this.customers.some((customer) => customer.id === id && customer.accountId === accountId))
      throw invalid(404, 'resource_missing', `No such customer: '${id}'`);
  }

  find(accountId: string, id: string): Method {
    const method = this.#methods.get(id);
    if (method?.accountId !== accountId)
      throw invalid(404, 'resource_missing', `No such PaymentMethod: '${id}'`);
    return method;
  }

  /** A method that a customer saved. */
  findSaved(accountId: string, id: string, customerId: unknown): Method {
    const method = this.find(accountId, id);
    if (method.state.customer === null)
      throw invalid(
        400,
        undefined,
        'The provided PaymentMethod was detached from a Customer. It may not be used again.',
      );
    if (method.state.customer !== customerId)
      throw invalid(400, undefined, 'The PaymentMethod does not belong to the Customer.');
    return method;
  }

  attach(accountId: string, id: string, customer: string): void {
    const method = this.find(accountId, id);
    method.state = { ...method.state, customer };
  }

  detach(accountId: string, id: string): Stripe.PaymentMethod {
    const method = this.find(accountId, id);
    if (method.state.customer === null)
      throw invalid(
        400,
        undefined,
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    method.state = { ...method.state, customer: null };
    return method.state;
  }
}
