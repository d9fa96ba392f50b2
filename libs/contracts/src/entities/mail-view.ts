import type { Order } from './order.ts';

/** Mails of the product, as data; the renderer turns them into HTML and text. */
export type MailView =
  | {
      readonly kind: 'orderConfirmation';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly order: Order;
      readonly orderUrl: string;
    }
  | {
      readonly kind: 'orderShipping';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly order: Order;
      readonly orderUrl: string;
      /** What was sent: a fulfillment of the order. */
      readonly fulfillmentId: string;
    }
  | {
      readonly kind: 'orderRefund';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly order: Order;
      readonly orderUrl: string;
      readonly refundId: string;
    }
  | {
      readonly kind: 'orderCancellation';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly order: Order;
      readonly orderUrl: string;
    }
  | {
      readonly kind: 'orderNotice';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly order: Order;
      readonly orderUrl: string;
    }
  | {
      readonly kind: 'submissionNotice';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly formName: string;
      readonly pageTitle: string;
      /** The visitor's email address, as Reply-To. */
      readonly replyTo?: string;
      readonly answers: readonly { readonly title: string; readonly text: string }[];
      readonly submissionUrl: string;
    }
  | {
      /** To the owners: variants whose stock has fallen to their threshold. */
      readonly kind: 'lowStock';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly variants: readonly {
        readonly title: string;
        /** Its option values; empty for a product without options. */
        readonly variant: string;
        readonly sku: string;
        readonly qtyInStock: number;
      }[];
      readonly inventoryUrl: string;
    }
  | {
      readonly kind: 'giftCard';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly amountCents: number;
      readonly currency: string;
      readonly recipientName: string;
      readonly senderName: string;
      readonly message: string;
      /** The page with the code, to print. */
      readonly cardUrl: string;
    }
  | {
      readonly kind: 'newsletterWelcome';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      /** For the mail header List-Unsubscribe: it accepts a `POST` without a body. */
      readonly unsubscribeUrl: string;
    }
  | {
      readonly kind: 'signUpConfirmation';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly confirmUrl: string;
    }
  | {
      /** To the owner of an account whose email address was used to sign up again. */
      readonly kind: 'accountExists';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly loginUrl: string;
    }
  | {
      readonly kind: 'invitation';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly inviterName: string;
      readonly acceptUrl: string;
      /** ISO 8601. */
      readonly expiresAt: string;
    };
