import type { Stripe } from 'stripe';
import type { AttemptKey } from '../payment-provider.ts';

/** The Stripe account of a website, with its decrypted secrets. Never log it, and never send it. */
export interface StripeAccount {
  readonly accountId: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The payment of an attempt at Stripe. */
export interface StripeIntent {
  readonly accountId: string;
  /** Null: the attempt was canceled before it arrived. */
  readonly intentId: string | null;
}

/** What the Stripe provider reads and stores, for all servers. */
export interface StripeRecords {
  /** The account of a website; null if none is connected. */
  findAccount(websiteId: string): Promise<StripeAccount | null>;
  findIntent(key: AttemptKey): Promise<StripeIntent | null>;
  /** Stores the payment of an attempt unless one is stored; returns the stored one. */
  insertIntent(key: AttemptKey, intent: StripeIntent): Promise<StripeIntent>;
  /** The attempt of a payment at Stripe; null if the payment has nothing to do with this shop. */
  findAttemptId(websiteId: string, intentId: string): Promise<string | null>;
}

export interface StripeOptions {
  readonly records: StripeRecords;
  readonly createClient: (secretKey: string) => Stripe;
}
