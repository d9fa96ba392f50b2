import type { AttemptKey, SecondStep } from './payment-provider.ts';

/** The behavior of a test card. A `late` one is charged, but reports it only when its status is requested. */
export type CardState = 'captured' | 'declined' | 'actionRequired' | 'late' | 'authorized';

/** What a card does when its payment is refunded. */
export type CardRefunds = 'succeed' | 'fail' | 'respondLate';

/** A payment attempt in the test card provider's records. */
export interface CardAttempt {
  readonly attemptId: string;
  readonly state: CardState;
  readonly reference: string;
  /** Null: it was canceled before it arrived. */
  readonly step: SecondStep | null;
  /** Default: `succeed`. */
  readonly refunds?: CardRefunds;
  /** What was captured of an authorized attempt; null for the whole amount. */
  readonly capturedCents?: number | null;
}

/** A refund in the test card provider's records. */
export interface CardRefund {
  readonly refundId: string;
  readonly attemptId: string;
  readonly amountCents: number;
  readonly state: 'refunded' | 'failed';
  readonly reference: string;
}

/** Attempts are found by their id, or by the reference of their second step. */
export type CardAttemptKey =
  | AttemptKey
  | { readonly websiteId: string; readonly reference: string };

/** The records of the test card provider. */
export interface CardAttempts {
  find(key: CardAttemptKey): Promise<CardAttempt | null>;
  /** Records an attempt unless it exists; returns the stored one. */
  insert(websiteId: string, attempt: CardAttempt): Promise<CardAttempt>;
  /** Changes the state of an attempt; null if it does not exist in this state. */
  move(key: CardAttemptKey, from: CardState, to: CardState): Promise<CardAttempt | null>;
  /** Captures an amount of an authorized attempt; null if it is not authorized. */
  capture(key: AttemptKey, amountCents: number): Promise<CardAttempt | null>;
  /** Records a refund unless it exists; returns the stored one, and whether it is new. */
  insertRefund(
    websiteId: string,
    refund: CardRefund,
  ): Promise<{ readonly refund: CardRefund; readonly isNew: boolean }>;
}
