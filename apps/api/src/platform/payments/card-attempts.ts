import type { AttemptKey, SecondStep } from './payment-provider.ts';

/** What a test card does with a payment. One that is late was charged, and says so only when it is asked. */
export type CardState = 'captured' | 'declined' | 'actionRequired' | 'late';

/** An attempt as the provider of test cards records it. */
export interface CardAttempt {
  readonly attemptId: string;
  readonly state: CardState;
  readonly reference: string;
  /** Null: it was stopped before it arrived. */
  readonly step: SecondStep | null;
}

/** The attempts by which it is looked for: their own id, or the name of their second step. */
export type CardAttemptKey =
  | AttemptKey
  | { readonly websiteId: string; readonly reference: string };

/** The records of the provider of test cards. */
export interface CardAttempts {
  find(key: CardAttemptKey): Promise<CardAttempt | null>;
  /** Records an attempt unless it is there; answers the one that is there then. */
  insert(websiteId: string, attempt: CardAttempt): Promise<CardAttempt>;
  /** Moves an attempt from one state to another; null when it is in neither this state nor there at all. */
  move(key: CardAttemptKey, from: CardState, to: CardState): Promise<CardAttempt | null>;
}
