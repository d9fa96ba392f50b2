import type { CaptureMode, PaymentMethod } from '@sitewright/contracts/entities';

/** What an attempt saved. */
interface SavedMethodResult {
  /**
   * The reference of the payment method that the attempt saved for later ones. Only its provider reads it, and only its
   * website can pay with it. Absent if nothing was saved.
   */
  readonly savedMethod?: string;
}

/** A provider's status of one attempt. `unknown` is neither paid nor failed: it is requested again. */
export type PaymentOutcome =
  | (SavedMethodResult & {
      readonly state: 'captured';
      readonly reference: string;
      /** What was charged, if it can be less than the amount of the attempt. */
      readonly capturedCents?: number;
    })
  /** The bank reserved the amount. It is charged once it is captured. */
  | (SavedMethodResult & { readonly state: 'authorized'; readonly reference: string })
  | { readonly state: 'declined'; readonly reference: string; readonly reason: string }
  | { readonly state: 'actionRequired'; readonly reference: string; readonly nextStepUrl: string }
  /** The order is placed and its money follows. With `isProcessing`, the provider reports whether it arrived. */
  | (SavedMethodResult & {
      readonly state: 'awaiting';
      readonly reference: string;
      readonly isProcessing?: true;
    })
  | { readonly state: 'unknown' };

/** The idempotency key of an attempt: sent twice, it is charged once. */
export interface AttemptKey {
  readonly websiteId: string;
  readonly attemptId: string;
}

/** Where the money of an attempt comes from. */
export type PaymentSource =
  | {
      readonly kind: 'token';
      /** The token from the provider's client; card data never reaches this API (CHECKOUT-01). */
      readonly token: string;
      /** Whether the payment method is saved, so that later attempts can be paid while the buyer is away. */
      readonly savesMethod: boolean;
    }
  /**
   * The buyer is away. A bank that requires authentication declines the attempt, with the reason
   * `authentication_required`. A method of another website is declined with `savedMethodUnknown`.
   */
  | { readonly kind: 'savedMethod'; readonly savedMethod: string };

export interface PaymentRequest extends AttemptKey {
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly capture: CaptureMode;
  readonly source: PaymentSource;
  /** The return URL after a second step. */
  readonly returnUrl: string;
}

/** A request to charge what was authorized, or a part of it; the provider releases the rest. */
export interface CaptureRequest extends AttemptKey {
  /** The idempotency key. */
  readonly captureId: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** `rejected`: nothing was charged, and the payment is still authorized. */
export type CaptureOutcome =
  | PaymentOutcome
  | { readonly state: 'rejected'; readonly reason: string };

/** A request to return money of an attempt. */
export interface RefundRequest extends AttemptKey {
  /** The idempotency key. */
  readonly refundId: string;
  /** Whether it may have been sent before. Providers forget idempotency keys: then it is looked up first. */
  readonly wasSent: boolean;
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * A provider's status of a refund. `pending`: the provider has accepted it, and the money is on its way. `unknown` is
 * neither done nor failed: it is sent again.
 */
export type RefundOutcome =
  | { readonly state: 'refunded' | 'pending'; readonly reference: string }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'unknown' };

/** A request to forget a saved payment method. */
export interface ForgetRequest {
  readonly websiteId: string;
  readonly savedMethod: string;
}

/** `unknown`: it may still be saved. It is sent again. */
export type ForgetOutcome =
  | { readonly state: 'forgotten' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'unknown' };

/** A second step (3-D Secure) on a page of this server. */
export interface SecondStep extends AttemptKey {
  readonly amountCents: number;
  readonly currency: string;
  readonly returnUrl: string;
  /** Absent: the payment is captured automatically. */
  readonly capture?: 'manual';
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

/** An event of a provider, as far as it is stored: what changed. Its state is requested when it is processed. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly subject: 'payment' | 'dispute' | 'refund';
  /** The provider's id of the payment, dispute, refund or refunded charge. */
  readonly reference: string;
}

/** A payment that the buyer disputes at the bank, in the provider's words for reason and status. */
export interface ProviderDispute {
  readonly disputeId: string;
  readonly attemptId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly reason: string;
  readonly status: string;
  /** Until when the owner can answer. */
  readonly dueAt: Date | null;
}

/** A refund of a payment of this shop, as it is at the provider now. */
export interface ProviderRefund {
  /** The provider's id of the refund. */
  readonly reference: string;
  /** The id that this shop gave it; null if it was made by the provider's own screens. */
  readonly refundId: string | null;
  readonly attemptId: string;
  readonly amountCents: number;
  readonly outcome: RefundOutcome;
}

/** The body of a webhook call, and the header that signs it. */
export interface SignedBody {
  readonly websiteId: string;
  readonly body: string;
  readonly signature: string;
  readonly receivedAt: Date;
}

/** What a provider reports by webhooks. */
export interface ProviderEvents {
  /** Reads a signed event: `forged` if the signature is not valid, null if the event changes nothing here. */
  read(signed: SignedBody): Promise<ProviderEvent | 'forged' | null>;
  /** The attempt of a payment; null if the payment belongs to something else at the provider. */
  findAttemptId(websiteId: string, reference: string): Promise<string | null>;
  /** The dispute as it is now; null if it is about something else. */
  fetchDispute(websiteId: string, disputeId: string): Promise<ProviderDispute | null>;
  /** A refund, or the refunds of a charge, as they are now; without those of payments that are not of this shop. */
  fetchRefunds(websiteId: string, reference: string): Promise<readonly ProviderRefund[]>;
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
  void(key: AttemptKey): Promise<PaymentOutcome>;
  /**
   * Captures an authorized attempt, which is possible once. Sent twice, it is charged once: a capture whose response was
   * lost is sent again. Omitted by a provider that charges at once or not at all.
   */
  capture?(request: CaptureRequest): Promise<CaptureOutcome>;
  /**
   * Returns money of a captured attempt. Sent twice with the same `refundId`, it is returned once, so that a refund
   * whose response was lost is sent again. Omitted by a provider that takes no money itself: its shop returns it.
   */
  refund?(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Forgets a saved method, so that it can never be charged again. Sent twice, it is forgotten once. Omitted by a
   * provider that saves no methods.
   */
  forgetMethod?(request: ForgetRequest): Promise<ForgetOutcome>;
  /** Only for a provider that reports by webhooks. */
  readonly events?: ProviderEvents;
  /** Only for a provider whose second step is a page of this server. */
  readonly secondSteps?: SecondSteps;
}
