import type { PaymentMethod } from '@sitewright/contracts/entities';

/** What a provider says of one attempt. `unknown` is neither paid nor failed: it is asked again. */
export type PaymentOutcome =
  | { readonly state: 'captured'; readonly reference: string }
  | { readonly state: 'declined'; readonly reference: string; readonly reason: string }
  | { readonly state: 'actionRequired'; readonly reference: string; readonly nextStepUrl: string }
  | { readonly state: 'awaiting'; readonly reference: string }
  | { readonly state: 'unknown' };

/** Names an attempt: sent twice, it is charged once. */
export interface AttemptKey {
  readonly websiteId: string;
  readonly attemptId: string;
}

export interface PaymentRequest extends AttemptKey {
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** What the buyer's side of the provider gave us; card data never reaches our API (CHECKOUT-01). */
  readonly token: string;
  /** Where the buyer comes back to after a second step. */
  readonly returnUrl: string;
}

/** What the buyer's bank asks before it pays, where the page that asks is one of this server. */
export interface SecondStep extends AttemptKey {
  readonly amountCents: number;
  readonly currency: string;
  readonly returnUrl: string;
}

/** The name under which a second step is found, on its own website alone. */
export interface SecondStepKey {
  readonly websiteId: string;
  readonly reference: string;
}

export interface SecondSteps {
  /** Null when no answer is waited for under this name. */
  read(key: SecondStepKey): Promise<SecondStep | null>;
  /** Takes the buyer's answer, the first one; what became of the attempt is asked as always. */
  answer(key: SecondStepKey, isApproved: boolean): Promise<void>;
}

/** The port behind which money is moved. Named as the checkout names the way to pay. */
export interface PaymentProvider {
  readonly id: PaymentMethod;
  readonly name: string;
  readonly description: string;
  /** What is wrong with the token before anything is begun with it, for its field; null when nothing is to be seen. */
  findTokenError?(token: string): string | null;
  pay(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Asks what became of an attempt whose answer was lost. */
  ask(key: AttemptKey): Promise<PaymentOutcome>;
  /**
   * Sees to it that an attempt is not charged any more, whether or not it ever arrived: `declined` when it was stopped
   * in time, `captured` when it was too late. Only after that may its stock go.
   */
  cancel(key: AttemptKey): Promise<PaymentOutcome>;
  /** Only of a provider whose second step is a page of this server. */
  readonly secondSteps?: SecondSteps;
}
