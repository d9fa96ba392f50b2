import type { MailTemplateKind } from './mail-template.ts';
import type { Order } from './order.ts';
import type { AwaitedPayment } from './payment-method.ts';

/** The website's data in its mails. */
interface MailSite {
  readonly title: string;
  readonly baseUrl: string;
  readonly locale: string;
  /** The zone of dates. Absent in mails from before it was stored: UTC. */
  readonly timeZone?: string;
}

/** Mails of the product, as data; the renderer turns them into HTML and text. */
export type MailView =
  | {
      readonly kind: 'orderConfirmation';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
      /** How the buyer pays it; absent if no payment is awaited, or its provider takes it. */
      readonly awaitedPayment?: AwaitedPayment;
    }
  | {
      readonly kind: 'orderShipping';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
      /** What was sent: a fulfillment of the order. */
      readonly fulfillmentId: string;
    }
  | {
      readonly kind: 'orderRefund';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
      readonly refundId: string;
    }
  | {
      readonly kind: 'orderCancellation';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
    }
  | {
      /** To the buyer: the files of a paid order. */
      readonly kind: 'orderDownload';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
      /** The path of the page with the links. */
      readonly downloadsPath: string;
      readonly fileNames: readonly string[];
      /** ISO 8601; absent if the links do not expire. */
      readonly expiresAt?: string;
    }
  | {
      readonly kind: 'orderNotice';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
    }
  | {
      /** To the owners: the authorized payment of an order ended without a charge. */
      readonly kind: 'authorizationEnded';
      readonly site: MailSite;
      readonly order: Order;
      readonly orderUrl: string;
    }
  | {
      readonly kind: 'submissionNotice';
      readonly site: MailSite;
      readonly formName: string;
      readonly pageTitle: string;
      /** The visitor's email address, as Reply-To. */
      readonly replyTo?: string;
      readonly answers: readonly { readonly title: string; readonly text: string }[];
      readonly submissionUrl: string;
    }
  | {
      /** A mail about an order that does not exist, to see or to test a template. */
      readonly kind: 'mailSample';
      readonly site: MailSite;
      readonly templateKind: MailTemplateKind;
      readonly order: Order;
      /** Where the links of the mail lead. */
      readonly sampleUrl: string;
      /** How a buyer of the store pays later; absent if it offers no manual method. */
      readonly awaitedPayment?: AwaitedPayment;
    }
  | {
      /** To the owners: variants whose stock has fallen to their threshold. */
      readonly kind: 'lowStock';
      readonly site: MailSite;
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
      readonly site: MailSite;
      readonly amountCents: number;
      readonly currency: string;
      readonly recipientName: string;
      readonly senderName: string;
      readonly message: string;
      /** The page with the code, to print. */
      readonly cardUrl: string;
    }
  | {
      /** To the buyer of an order, some days after its fulfillment. */
      readonly kind: 'reviewRequest';
      readonly site: MailSite;
      readonly orderNumber: number;
      readonly products: readonly {
        readonly title: string;
        /** Its option values; empty for a product without options. */
        readonly variant: string;
        readonly reviewUrl: string;
      }[];
      /** For the mail header List-Unsubscribe: it accepts a `POST` without a body. */
      readonly unsubscribeUrl: string;
    }
  | {
      /** To the owners: a review waits for their approval. */
      readonly kind: 'reviewNotice';
      readonly site: MailSite;
      readonly product: string;
      readonly rating: number;
      readonly title: string;
      readonly text: string;
      readonly author: string;
      readonly reviewsUrl: string;
    }
  | {
      /** To a buyer who left a cart at the checkout. */
      readonly kind: 'cartRecovery';
      readonly site: MailSite;
      readonly entries: readonly {
        readonly title: string;
        readonly variant: string;
        readonly quantity: number;
        readonly amountCents: number;
      }[];
      readonly currency: string;
      /** The page with the button that restores the cart. */
      readonly cartUrl: string;
      /** For the mail header List-Unsubscribe: it accepts a `POST` without a body. */
      readonly unsubscribeUrl: string;
    }
  | {
      readonly kind: 'newsletterWelcome';
      readonly site: MailSite;
      /** For the mail header List-Unsubscribe: it accepts a `POST` without a body. */
      readonly unsubscribeUrl: string;
    }
  | {
      readonly kind: 'signUpConfirmation';
      readonly site: MailSite;
      readonly confirmUrl: string;
    }
  | {
      /** To the owner of an account whose email address was used to sign up again. */
      readonly kind: 'accountExists';
      readonly site: MailSite;
      readonly loginUrl: string;
    }
  | {
      readonly kind: 'invitation';
      readonly site: MailSite;
      readonly inviterName: string;
      readonly acceptUrl: string;
      /** ISO 8601. */
      readonly expiresAt: string;
    };
