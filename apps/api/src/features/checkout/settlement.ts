import type { PaymentOutcome } from '../../platform/payments/index.ts';
import type { AttemptState } from './payment-attempts.queries.ts';

/** What an outcome means for an order: it stands (paid, or paid later), it falls, or it goes on waiting. */
export type Settlement =
  | { readonly kind: 'stands'; readonly attempt: 'captured'; readonly payment: 'paid' }
  | { readonly kind: 'stands'; readonly attempt: 'awaiting'; readonly payment: 'awaitingPayment' }
  | { readonly kind: 'falls'; readonly reason: string }
  | { readonly kind: 'waits'; readonly attempt: 'actionRequired' | 'unknown' }
  /** It was settled before: the same outcome again changes nothing. */
  | { readonly kind: 'settled' }
  /** Money came for an order that was given up: somebody has to look at it. */
  | { readonly kind: 'contradicts' };

/**
 * One step of a payment's life. Browser, webhook and reconciler all come here with what they know, in any order and
 * any number of times.
 */
export function settlementOf(state: AttemptState, outcome: PaymentOutcome): Settlement {
  if (state === 'declined' && outcome.state === 'captured') return { kind: 'contradicts' };
  if (state === 'captured' || state === 'declined') return { kind: 'settled' };
  switch (outcome.state) {
    case 'captured':
      return { kind: 'stands', attempt: 'captured', payment: 'paid' };
    case 'declined':
      return { kind: 'falls', reason: outcome.reason };
    case 'awaiting':
      return state === 'awaiting'
        ? { kind: 'settled' }
        : { kind: 'stands', attempt: 'awaiting', payment: 'awaitingPayment' };
    case 'actionRequired':
      return { kind: 'waits', attempt: 'actionRequired' };
    case 'unknown':
      // Not knowing more than before is no news: a second step stays one.
      if (state === 'awaiting') return { kind: 'settled' };
      return { kind: 'waits', attempt: state === 'actionRequired' ? state : 'unknown' };
  }
}

const firstAskMs = 30_000;
const longestAskMs = 600_000;

/** When to ask again: every half a minute at first, then ever slower. */
export const nextAskAt = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(firstAskMs * 2 ** asks, longestAskMs));
