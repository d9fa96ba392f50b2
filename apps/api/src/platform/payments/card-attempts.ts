import type { AttemptKey, ForgetRequest, SecondStep } from './payment-provider.ts';
import type { TestCardBehavior } from './test-cards.ts';

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
  /** The reference of the card that it saved; null if it saved none. */
  readonly savedMethod?: string | null;
  /** Null for a card that its bank declined. */
  readonly declineReason?: string | null;
}

/** What a card does that a buyer saved. A declined one saves nothing. */
export type SavedCardBehavior = Exclude<TestCardBehavior, 'isDeclined'>;

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
  /** Records an attempt unless it exists, with the card that it saves; returns the stored one. */
  insert(
    websiteId: string,
    attempt: CardAttempt,
    savedBehavior?: SavedCardBehavior,
  ): Promise<CardAttempt>;
  /** What a saved card does; null if this website has not saved it, or has forgotten it. */
  findSaved(key: ForgetRequest): Promise<SavedCardBehavior | null>;
  /** Forgets a saved card; whether this website had ever saved it. */
  forget(key: ForgetRequest): Promise<boolean>;
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
