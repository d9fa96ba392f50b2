import type { PaymentOutcome } from '../../../platform/payments/index.ts';
import type { AttemptState } from '../payment-attempts.queries.ts';

/** What the outcome of a payment means for its order. */
export type Settlement =
  | { readonly kind: 'confirm'; readonly attempt: 'captured'; readonly payment: 'paid' }
  | { readonly kind: 'confirm'; readonly attempt: 'awaiting'; readonly payment: 'awaitingPayment' }
  | { readonly kind: 'confirm'; readonly attempt: 'authorized'; readonly payment: 'authorized' }
  /** The money of an authorized payment was charged, in whole or in part. */
  | { readonly kind: 'capture' }
  /** The payment of a placed order ended without a charge: it was authorized, or was to arrive later. */
  | { readonly kind: 'release'; readonly reason: string }
  | { readonly kind: 'cancel'; readonly reason: string }
  | {
      readonly kind: 'wait';
      readonly attempt: 'actionRequired' | 'unknown' | 'awaiting' | 'authorized';
    }
  /** The attempt is settled: the outcome changes nothing. */
  | { readonly kind: 'none' }
  /** Money arrived for an order that was canceled. */
  | { readonly kind: 'refund' };

/** Decides what an outcome means for an authorized payment: its order is placed already. */
function decideAuthorized(outcome: PaymentOutcome): Settlement {
  if (outcome.state === 'captured') return { kind: 'capture' };
  if (outcome.state === 'declined') return { kind: 'release', reason: outcome.reason };
  return { kind: 'wait', attempt: 'authorized' };
}

/**
 * Decides what an outcome means for an attempt in this state. The buyer's browser, the provider's webhook and the
 * reconciler report outcomes in any order and any number of times.
 */
export function decideSettlement(state: AttemptState, outcome: PaymentOutcome): Settlement {
  if (state === 'declined' && outcome.state === 'captured') return { kind: 'refund' };
  if (state === 'captured' || state === 'capturedLate' || state === 'declined')
    return { kind: 'none' };
  if (state === 'authorized') return decideAuthorized(outcome);
  switch (outcome.state) {
    case 'captured':
      return { kind: 'confirm', attempt: 'captured', payment: 'paid' };
    case 'authorized':
      return { kind: 'confirm', attempt: 'authorized', payment: 'authorized' };
    case 'declined':
      // The buyer has a confirmation, and the order may be shipped already: its owner decides.
      return { kind: state === 'awaiting' ? 'release' : 'cancel', reason: outcome.reason };
    case 'awaiting':
      if (state !== 'awaiting')
        return { kind: 'confirm', attempt: 'awaiting', payment: 'awaitingPayment' };
      return outcome.isProcessing === true
        ? { kind: 'wait', attempt: 'awaiting' }
        : { kind: 'none' };
    case 'actionRequired':
      return { kind: 'wait', attempt: 'actionRequired' };
    case 'unknown':
      // An unknown outcome does not replace a known one: a second step that is required stays required.
      if (state === 'awaiting') return { kind: 'wait', attempt: 'awaiting' };
      return { kind: 'wait', attempt: state === 'actionRequired' ? state : 'unknown' };
  }
}

/** How long an unpaid order holds its stock. The first check afterward cancels the payment. */
export const stockHoldMs = 900_000;

const firstDelayMs = 30_000;
const maxDelayMs = 600_000;

/** Returns when to check a payment again: after half a minute at first, then after twice as long, up to 10 minutes. */
export const nextCheckAt = (checks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(firstDelayMs * 2 ** checks, maxDelayMs));

/** After this time a payment that the buyer did not complete is canceled: its hold and the last delay are over. */
export const openPaymentMs = stockHoldMs + maxDelayMs;

/** A bank takes days to transfer money, and its provider reports when it has arrived. */
const processingDelayMs = 6 * 3_600_000;

/** Returns when to check a payment that is on its way, in case the provider's report is lost. */
export const nextProcessingCheckAt = (now: Date): Date =>
  new Date(now.getTime() + processingDelayMs);

/** How long banks reserve the amount of an authorized card. Afterward it is voided. */
export const authorizationMs = 7 * 86_400_000;

/**
 * Returns when to check an authorized payment: soon while a capture is not confirmed, in time to void it when it expires,
 * and now and then in between, because the owner may capture or cancel it at the provider.
 */
export function nextAuthorizationCheckAt(
  {
    captureId,
    captureBefore,
    checks,
  }: {
    readonly captureId: string | null;
    readonly captureBefore: Date | null;
    readonly checks: number;
  },
  now: Date,
): Date {
  const regular = nextProcessingCheckAt(now);
  if (captureId !== null) return nextCheckAt(checks, now);
  if (captureBefore === null || captureBefore > regular) return regular;
  return captureBefore > now ? captureBefore : nextCheckAt(checks, now);
}
