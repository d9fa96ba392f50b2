/** What a provider says of one attempt. `unknown` is neither paid nor failed: it is asked again. */
export type PaymentOutcome =
  | { readonly state: 'captured'; readonly reference: string }
  | { readonly state: 'declined'; readonly reference: string; readonly reason: string }
  | { readonly state: 'actionRequired'; readonly reference: string; readonly nextStepUrl: string }
  | { readonly state: 'awaiting'; readonly reference: string }
  | { readonly state: 'unknown' };

export interface PaymentRequest {
  /** Names the attempt: sent twice, it is charged once. */
  readonly attemptId: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** What the buyer's side of the provider gave us; card data never reaches our API (CHECKOUT-01). */
  readonly token: string;
  /** Where the buyer comes back to after a second step. */
  readonly returnUrl: string;
}

/** The port behind which money is moved. */
export interface PaymentProvider {
  readonly id: 'test' | 'payLater';
  readonly name: string;
  readonly description: string;
  pay(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Asks what became of an attempt whose answer was lost. */
  ask(attemptId: string): Promise<PaymentOutcome>;
}
