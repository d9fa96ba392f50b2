import type { PaymentMethod } from '@sitewright/contracts/entities';

/** A provider's status of one attempt. `unknown` is neither paid nor failed: it is requested again. */
export type PaymentOutcome =
  | { readonly state: 'captured'; readonly reference: string }
  | { readonly state: 'declined'; readonly reference: string; readonly reason: string }
  | { readonly state: 'actionRequired'; readonly reference: string; readonly nextStepUrl: string }
  | { readonly state: 'awaiting'; readonly reference: string }
  | { readonly state: 'unknown' };

/** The idempotency key of an attempt: sent twice, it is charged once. */
export interface AttemptKey {
  readonly websiteId: string;
  readonly attemptId: string;
}

export interface PaymentRequest extends AttemptKey {
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The token from the provider's client; card data never reaches this API (CHECKOUT-01). */
  readonly token: string;
  /** The return URL after a second step. */
  readonly returnUrl: string;
}

/** A second step (3-D Secure) on a page of this server. */
export interface SecondStep extends AttemptKey {
  readonly amountCents: number;
  readonly currency: string;
  readonly returnUrl: string;
}

/** Identifies a second step; valid only on the website of its attempt. */
export interface SecondStepKey {
  readonly websiteId: string;
  readonly reference: string;
}

export interface SecondSteps {
  /** Null if no second step is open under this key. */
  read(key: SecondStepKey): Promise<SecondStep | null>;
  /** Records the buyer's first answer; the status of the attempt is requested as usual. */
  answer(key: SecondStepKey, isApproved: boolean): Promise<void>;
}

/** The port to a payment provider, named like the payment method. */
export interface PaymentProvider {
  readonly id: PaymentMethod;
  readonly name: string;
  readonly description: string;
  /** Validates a token before a payment starts; returns a field error, or null. */
  findTokenError?(token: string): string | null;
  pay(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Requests the status of an attempt whose response was lost. */
  fetchOutcome(key: AttemptKey): Promise<PaymentOutcome>;
  /**
   * Ensures that an attempt can no longer be charged, whether it has arrived or not: `declined` if it was canceled in
   * time, `captured` if it was too late. Only then may its stock be released.
   */
  cancel(key: AttemptKey): Promise<PaymentOutcome>;
  /** Only for a provider whose second step is a page of this server. */
  readonly secondSteps?: SecondSteps;
}
