import type { Carrier, ManualMethod, ReviewState } from '@sitewright/contracts/entities';
import type { FormValues } from '@sitewright/form-runtime';

/** Someone who bought in a demo shop. */
export interface DemoBuyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly line1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Default: the United States. */
  readonly country?: string;
  /** What the owner added to the customer. */
  readonly tags?: readonly string[];
  readonly note?: string;
}

/** Quantities by SKU. */
export type Quantities = Readonly<Record<string, number>>;

/** What happened to an order, `after` so many days. */
export type DemoFollowUp = { readonly after: number } & (
  | {
      readonly kind: 'ship';
      readonly carrier?: Carrier;
      readonly trackingNumber?: string;
      /** The buyer got a mail about the parcel. */
      readonly notifies?: true;
      /** Default: everything that is open. */
      readonly lines?: Quantities;
    }
  | { readonly kind: 'paid' }
  | {
      readonly kind: 'refund';
      /** Default: everything. */
      readonly lines?: Quantities;
      readonly restocks?: true;
      readonly reason: string;
    }
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'dispute'; readonly reason: string }
);

/** An order of a demo shop. */
export interface DemoPurchase {
  readonly key: string;
  readonly daysAgo: number;
  /** The key of its buyer. */
  readonly buyer: string;
  readonly lines: Quantities;
  /** The id of a shipping rate, a pickup or a delivery; null if there is nothing to ship. */
  readonly shipsBy: string | null;
  /** Default: with a card. */
  readonly pays?: ManualMethod | 'declined';
  readonly code?: string;
  /** The key of a gift card of the history. */
  readonly giftCard?: string;
  readonly acceptsMarketing?: true;
  readonly note?: string;
  /** The custom fields of the checkout. */
  readonly fields?: Readonly<Record<string, string[]>>;
  /** What the seller of a service needs to know. */
  readonly answers?: FormValues;
  readonly hasInvoice?: true;
  /** In the order of time. */
  readonly followUps?: readonly DemoFollowUp[];
}

/** A gift card that the owner of a demo shop issued. Amounts in minor units. */
export interface DemoGiftCard {
  readonly key: string;
  readonly daysAgo: number;
  readonly amountCents: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

export interface DemoReview {
  /** The key of the order. */
  readonly purchase: string;
  readonly sku: string;
  readonly daysAgo: number;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly state: ReviewState;
  readonly reply?: string;
}

/** A cart whose buyer typed an address and left. */
export interface DemoCart {
  readonly daysAgo: number;
  readonly email: string;
  readonly lines: Quantities;
  readonly acceptsMarketing: boolean;
}

/** A month of a shop. Its orders are placed when the shop is created, with dates relative to then. */
export interface DemoHistory {
  /** By key. */
  readonly buyers: Readonly<Record<string, DemoBuyer>>;
  /** Oldest first. */
  readonly purchases: readonly DemoPurchase[];
  readonly giftCards: readonly DemoGiftCard[];
  readonly reviews: readonly DemoReview[];
  readonly carts: readonly DemoCart[];
}
