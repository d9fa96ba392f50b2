import type { Stripe } from 'stripe';
import { exampleDispute, examplePaymentIntent, exampleRefund } from './stripe-examples.ts';
import { StripeMethods, type Behavior } from './stripe-methods.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** An account at the local Stripe, with its keys. */
export interface LocalAccount {
  readonly accountId: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Money that the local Stripe took from a card. What our own rows say is compared with it. */
export interface LocalCharge {
  readonly accountId: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: string;
}

/** A bank asks a buyer who is there to authenticate; without one, it declines a card that always needs it. */
function behaviorOf(behavior: Behavior, isOffSession: boolean): Behavior | 'unauthenticated' {
  if (!isOffSession) return behavior;
  if (behavior === 'alwaysAuthenticates') return 'unauthenticated';
  return behavior === 'authenticates' || behavior === 'redirects' ? 'succeeds' : behavior;
}

/** The codes of https://docs.stripe.com/error-codes for a buyer who does not approve a payment. */
const [bankDecline, customerDecline] = [
  'payment_intent_authentication_failure',
  'payment_method_customer_decline',
];

/** How a payment is confirmed. `stepUrl` is the page of the bank. */
type Confirmation = ({ readonly token: string } | { readonly method: string }) & {
  readonly isOffSession: boolean;
  readonly returnUrl: string;
  readonly stepUrl: string;
};

interface Intent {
  readonly accountId: string;
  state: Stripe.PaymentIntent;
  returnUrl?: string;
}

/** The records of the local Stripe: accounts, payments, charges, refunds, disputes and events. */
export class StripeLedger {
  readonly accounts: LocalAccount[] = [];
  readonly charges: LocalCharge[] = [];
  readonly refunds: (Stripe.Refund & { readonly accountId: string })[] = [];
  /** The status of refunds at first: those to a bank are on their way for days. */
  nextRefundStatus: 'succeeded' | 'pending' = 'succeeded';
  readonly events: (Stripe.Event & { readonly accountId: string })[] = [];
  readonly methods = new StripeMethods((prefix) => this.#id(prefix));
  readonly #intents = new Map<string, Intent>();
  readonly #disputes = new Map<string, { accountId: string; state: Stripe.Dispute }>();
  #count = 0;

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(24, '0')}`;
  }

  /** A new account with keys of a sandbox. */
  createAccount(): LocalAccount {
    this.#count += 1;
    const suffix = `local${this.#count}`;
    const account = {
      accountId: `acct_${suffix}`,
      publishableKey: `pk_test_${suffix}`,
      secretKey: `sk_test_${suffix}`,
      webhookSecret: `whsec_${suffix}`,
    };
    this.accounts.push(account);
    return account;
  }

  /** What Stripe.js makes of typed card data; it can be used once. */
  createToken(method: string): string {
    return this.methods.createToken(method);
  }

  #report(accountId: string, type: string, object: object): void {
    this.events.push({
      id: this.#id('evt'),
      object: 'event',
      api_version: null,
      created: 1_234_567_890,
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: structuredClone(object) },
      accountId,
    } as unknown as Stripe.Event & { readonly accountId: string });
  }

  #change(intent: Intent, change: Partial<Stripe.PaymentIntent>, type?: string): void {
    intent.state = { ...intent.state, ...change };
    if (type !== undefined) this.#report(intent.accountId, `payment_intent.${type}`, intent.state);
  }

  create(accountId: string, params: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent {
    if (typeof params.customer === 'string')
      this.methods.verifyCustomer(accountId, params.customer);
    const id = this.#id('pi');
    const state = { ...examplePaymentIntent, ...params, id, client_secret: `${id}_secret_local` };
    this.#intents.set(id, { accountId, state });
    return state;
  }

  #find(accountId: string, id: string): Intent {
    const intent = this.#intents.get(id);
    if (intent === undefined || intent.accountId !== accountId)
      throw new StripeRejection(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such payment_intent: '${id}'`,
      });
    return intent;
  }

  retrieve(accountId: string, id: string): Stripe.PaymentIntent {
    return this.#find(accountId, id).state;
  }

  /** Attaches the method of a payment to its customer, if it is for later payments too. */
  #save({ accountId, state }: Intent): void {
    const { customer, payment_method: method, setup_future_usage: usage } = state;
    if (usage !== null && typeof customer === 'string' && typeof method === 'string')
      this.methods.attach(accountId, method, customer);
  }

  /** Charges a card, or only reserves the amount if the payment is captured later. */
  #accept(intent: Intent): void {
    this.#save(intent);
    if (intent.state.capture_method !== 'manual') return this.#charge(intent);
    const change = {
      status: 'requires_capture',
      amount_capturable: intent.state.amount,
      latest_charge: this.#id('ch'),
      next_action: null,
    } as const;
    this.#change(intent, change, 'amount_capturable_updated');
  }

  /** Charges what was reserved, or a part of it: the rest is released, and nothing more can be captured. */
  capture(accountId: string, id: string, amount?: number): Stripe.PaymentIntent {
    const intent = this.#find(accountId, id);
    if (intent.state.status !== 'requires_capture') throw this.#unexpected(intent);
    const captured = amount ?? intent.state.amount_capturable;
    if (!Number.isInteger(captured) || captured < 1 || captured > intent.state.amount_capturable)
      throw new StripeRejection(400, {
        type: 'invalid_request_error',
        code: 'amount_too_large',
        param: 'amount_to_capture',
        message: `The amount (${captured}) is more than can be captured.`,
      });
    this.#charge(intent, captured);
    return intent.state;
  }

  /** Lets a bank reserve less than before, or more again. */
  limitCapture(id: string, amount: number): void {
    const intent = this.#intents.get(id);
    if (intent === undefined) throw new Error(`There is no payment ${id}.`);
    this.#change(intent, { amount_capturable: amount });
  }

  #charge(intent: Intent, amount = intent.state.amount): void {
    const { id: intentId, currency } = intent.state;
    const { accountId } = intent;
    this.charges.push({ accountId, intentId, amount, currency });
    const change = {
      status: 'succeeded',
      amount_received: amount,
      amount_capturable: 0,
      latest_charge: intent.state.latest_charge ?? this.#id('ch'),
      next_action: null,
    } as const;
    this.#change(intent, change, 'succeeded');
  }

  #decline(intent: Intent, code: string, declineCode?: string): void {
    const error = {
      type: 'card_error',
      code,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    } as unknown as Stripe.PaymentIntent.LastPaymentError;
    const change = {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: error,
      next_action: null,
    } as const;
    this.#change(intent, change, 'payment_failed');
  }

  /** A card error as Stripe answers it, after the payment was declined. */
  #declined(intent: Intent, code: string, declineCode: string): StripeRejection {
    this.#decline(intent, code, declineCode);
    return new StripeRejection(402, {
      type: 'card_error',
      code,
      decline_code: declineCode,
      message: 'Your card was declined.',
      payment_intent: intent.state,
    });
  }

  /** Charges the card of a token or a saved one, or begins to. */
  confirm(accountId: string, id: string, params: Confirmation): Stripe.PaymentIntent {
    const intent = this.#find(accountId, id);
    if (intent.state.status !== 'requires_payment_method') throw this.#unexpected(intent);
    const method =
      'token' in params
        ? this.methods.createMethod(accountId, params.token)
        : this.methods.findSaved(accountId, params.method, intent.state.customer);
    intent.returnUrl = params.returnUrl;
    this.#change(intent, { payment_method: method.state.id });
    switch (behaviorOf(method.behavior, params.isOffSession)) {
      case 'succeeds':
        this.#accept(intent);
        break;
      case 'declined':
        throw this.#declined(intent, 'card_declined', 'generic_decline');
      case 'unauthenticated':
        throw this.#declined(intent, 'authentication_required', 'authentication_required');
      case 'authenticates':
      case 'alwaysAuthenticates':
      case 'redirects':
        this.#change(intent, {
          status: 'requires_action',
          next_action: {
            type: 'redirect_to_url',
            redirect_to_url: { return_url: params.returnUrl, url: params.stepUrl },
          },
        });
        break;
      case 'processes':
        this.#save(intent);
        this.#change(intent, { status: 'processing' }, 'processing');
        break;
    }
    return intent.state;
  }

  #unexpected({ state }: Intent): StripeRejection {
    return new StripeRejection(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent has a status of ${state.status}.`,
      payment_intent: state,
    });
  }

  #isRedirected({ accountId, state }: Intent): boolean {
    const { payment_method: id } = state;
    return typeof id === 'string' && this.methods.find(accountId, id).state.type === 'klarna';
  }

  /** The answer of the buyer on the bank's page; returns where the bank sends the buyer. */
  authenticate(id: string, isApproved: boolean): string {
    const intent = this.#intents.get(id);
    if (intent === undefined) throw new Error(`There is no payment ${id}.`);
    if (intent.state.status === 'requires_action') {
      if (isApproved) this.#accept(intent);
      else this.#decline(intent, this.#isRedirected(intent) ? customerDecline : bankDecline);
    }
    return intent.returnUrl ?? '';
  }

  /** The end of a delayed payment: the money arrives, or it does not. */
  finish(id: string, hasArrived: boolean): void {
    const intent = this.#intents.get(id);
    if (intent?.state.status !== 'processing') throw new Error(`${id} is not being processed.`);
    if (hasArrived) this.#charge(intent);
    else this.#decline(intent, 'payment_method_provider_decline');
  }

  cancel(accountId: string, id: string): Stripe.PaymentIntent {
    const intent = this.#find(accountId, id);
    const { status } = intent.state;
    if (!['requires_payment_method', 'requires_action', 'requires_capture'].includes(status))
      throw this.#unexpected(intent);
    const change = { status: 'canceled', amount_capturable: 0, next_action: null } as const;
    this.#change(intent, change, 'canceled');
    return intent.state;
  }

  refund(
    accountId: string,
    id: string,
    amount: number | undefined,
    metadata: Stripe.Metadata,
  ): Stripe.Refund {
    const { state } = this.#find(accountId, id);
    const refunded = this.refunds
      .filter(({ payment_intent: intent, status }) => intent === id && status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    const { amount_received: received, currency } = state;
    const sum = amount ?? received - refunded;
    if (sum <= 0 || refunded + sum > received)
      throw new StripeRejection(400, {
        type: 'invalid_request_error',
        code: 'amount_too_large',
        param: 'amount',
        message: `Refund amount (${sum}) is greater than unrefunded amount on charge.`,
      });
    const refund: Stripe.Refund = {
      ...exampleRefund,
      id: this.#id('re'),
      amount: sum,
      currency,
      metadata,
      payment_intent: id,
      charge: state.latest_charge,
      status: this.nextRefundStatus,
    };
    this.refunds.push({ ...refund, accountId });
    return refund;
  }

  /** A refund that the owner makes on a screen of Stripe, which reports it. */
  refundByOwner(id: string, amount?: number): Stripe.Refund {
    const intent = this.#intents.get(id);
    if (intent === undefined) throw new Error(`There is no payment ${id}.`);
    const refund = this.refund(intent.accountId, id, amount, {});
    const { latest_charge: charge } = intent.state;
    this.#report(intent.accountId, 'refund.created', refund);
    this.#report(intent.accountId, 'charge.refunded', { id: charge, object: 'charge' });
    return refund;
  }

  retrieveRefund(accountId: string, id: string): Stripe.Refund {
    const found = this.refunds.find((refund) => refund.id === id && refund.accountId === accountId);
    if (found === undefined)
      throw new StripeRejection(404, { type: 'invalid_request_error', code: 'resource_missing' });
    const { accountId: _, ...refund } = found;
    return refund;
  }

  /** The refunds of a payment or of a charge. */
  listRefunds(accountId: string, reference: string): Stripe.Refund[] {
    return this.refunds
      .filter(({ payment_intent: intent, charge }) => [intent, charge].includes(reference))
      .map(({ id }) => this.retrieveRefund(accountId, id));
  }

  /** The end of a refund that is on its way, or a bank that returns the money of one that has arrived. */
  finishRefund(id: string, status: 'succeeded' | 'failed'): void {
    const index = this.refunds.findIndex((refund) => refund.id === id);
    const earlier = this.refunds[index];
    if (earlier === undefined) throw new Error(`There is no refund ${id}.`);
    const reason = status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {};
    const refund = { ...earlier, status, ...reason };
    this.refunds[index] = refund;
    const { accountId, ...state } = refund;
    if (status === 'failed') this.#report(accountId, 'refund.failed', state);
    this.#report(accountId, 'refund.updated', state);
    this.#report(accountId, 'charge.refund.updated', state);
  }

  /** A buyer disputes a payment at the bank, or a dispute changes. */
  dispute(id: string, status: Stripe.Dispute.Status): Stripe.Dispute {
    const intent = this.#intents.get(id);
    if (intent === undefined) throw new Error(`There is no payment ${id}.`);
    const earlier = [...this.#disputes.values()].find(({ state }) => state.payment_intent === id);
    const { amount, currency } = intent.state;
    const state: Stripe.Dispute = {
      ...(earlier?.state ?? { ...exampleDispute, id: this.#id('dp'), reason: 'fraudulent' }),
      amount,
      currency,
      payment_intent: id,
      status,
    };
    this.#disputes.set(state.id, { accountId: intent.accountId, state });
    const isClosed = status === 'won' || status === 'lost' || status === 'warning_closed';
    const type = earlier === undefined ? 'created' : isClosed ? 'closed' : 'updated';
    this.#report(intent.accountId, `charge.dispute.${type}`, state);
    return state;
  }

  retrieveDispute(accountId: string, id: string): Stripe.Dispute {
    const dispute = this.#disputes.get(id);
    if (dispute?.accountId !== accountId)
      throw new StripeRejection(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return dispute.state;
  }
}
