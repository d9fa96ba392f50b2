import type { ManualPayment, PaymentMethod } from './payment-method.ts';

/** A payment method of the checkout page. */
export interface PaymentChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** A test provider offers its test cards here; a real one shows its own form elsewhere. */
  readonly kind: PaymentMethod | 'redirect';
  /** Only for a manual method: the name and the instructions of the owner. */
  readonly manual?: ManualPayment;
  /** Only for `stripe`: what its script in the browser needs. */
  readonly stripe?: StripeChoice;
}

/** The formatted bounds of the orders that can be paid in installments; absent: no bound. */
export interface InstallmentBounds {
  readonly min?: string;
  readonly max?: string;
}

/** How the page draws Stripe's fields. */
export interface StripeChoice {
  readonly publishableKey: string;
  /** The methods that the page does not offer, as Stripe names them. */
  readonly excludedMethods: readonly string[];
  /** No smaller amount is charged, in the smallest unit of the currency. */
  readonly minimumCents: number;
  /** No larger amount is charged. */
  readonly maximumCents: number;
  /** Absent: the payment is captured automatically. */
  readonly captureMethod?: 'manual';
  /** Absent: buyers cannot pay in installments. */
  readonly installments?: InstallmentBounds;
}
