import type { AssetView } from './asset.ts';
import type { Business } from './business.ts';
import type { ShoppingCart } from './cart.ts';
import type { CollectionView } from './collection-view.ts';
import type { PageData } from './data-need.ts';
import type { DownloadLink } from './digital-file.ts';
import type { GiftCardBounds } from './gift-card.ts';
import type { SiteHeader } from './header-footer.ts';
import type { ItemView } from './item.ts';
import type { MailTemplate, MailTemplateKind } from './mail-template.ts';
import type { MailView } from './mail-view.ts';
import type { Order } from './order.ts';
import type { Overlays } from './overlays.ts';
import type { CodeView } from './page-code.ts';
import type { PageDocument } from './page-document.ts';
import type { InstallmentBounds, PaymentChoice } from './payment-choice.ts';
import type { AwaitedPayment } from './payment-method.ts';
import type { ProductReviews } from './review.ts';
import type { RichText } from './rich-text.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteStyles } from './site-styles.ts';
import type { CheckoutForm } from './store-checkout.ts';

/** A link ready for rendering: its URL is resolved, and it states whether it is the current page. */
export interface ResolvedLink {
  readonly title: string;
  readonly href: string;
  readonly newWindow: boolean;
  readonly isCurrent: boolean;
  readonly links: readonly ResolvedLink[];
}

/** A page's URL in one language. */
export interface PageAlternate {
  /** `x-default` for visitors with another language. */
  readonly locale: string;
  /** The absolute URL. */
  readonly href: string;
}

/** A feed or calendar of a page. */
export interface PageFeed {
  readonly type: 'application/rss+xml' | 'text/calendar';
  readonly title: string;
  /** Path and query. */
  readonly href: string;
}

/** A country to which the store ships. */
export interface CheckoutCountry {
  readonly code: string;
  readonly name: string;
  /** States whose shipping or taxes differ, so that one is required; empty if they are unknown. */
  readonly states?: readonly { readonly code: string; readonly name: string }[];
}

/** The response of a form or cart without JavaScript: the submitted values and their errors. */
export interface FormReturn {
  readonly formId: string;
  /** The block that sent it. Absent: every block with this form. */
  readonly blockId?: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly succeeded?: boolean;
}

/** The main content between header and footer. */
export type MainView =
  | { readonly kind: 'page'; readonly document: PageDocument }
  /** Without header and footer. */
  | { readonly kind: 'cover'; readonly document: PageDocument }
  | {
      readonly kind: 'collection';
      readonly document: PageDocument;
      readonly collection: CollectionView;
    }
  | {
      readonly kind: 'item';
      readonly item: ItemView;
      readonly collection: Pick<CollectionView, 'title' | 'path' | 'type'>;
      /** The variant in the URL; absent if the product does not have it. */
      readonly variantId?: string;
      /** Products that the owner or their categories relate to this one; the data of the page has those that are open. */
      readonly relatedIds?: readonly string[];
      readonly previous?: ItemView;
      readonly next?: ItemView;
      /** The approved reviews of a product that has some. */
      readonly reviews?: ProductReviews;
    }
  /** The popup alone, without header and footer. */
  | { readonly kind: 'popup'; readonly document: PageDocument }
  | { readonly kind: 'notFound' }
  | {
      readonly kind: 'error';
      readonly status: number;
      /** The error message in the page's language. Default: a general one. */
      readonly message?: string;
      /** Identifies the request in the log. Absent on cached pages. */
      readonly requestId?: string;
    }
  | { readonly kind: 'locked'; readonly path: string; readonly wrongPassword: boolean }
  | {
      readonly kind: 'membersOnly';
      readonly path: string;
      /** A logged-in member without access to this page. */
      readonly isMember: boolean;
    }
  | { readonly kind: 'parking' }
  | {
      readonly kind: 'cart';
      readonly cart: ShoppingCart | null;
      /** Absent: buyers cannot pay in installments. */
      readonly installments?: InstallmentBounds;
    }
  | {
      readonly kind: 'checkout';
      readonly cart: ShoppingCart | null;
      /** Whether the browser has sent a cookie: if so, a missing cart needs no explanation about cookies. */
      readonly hasSession: boolean;
      readonly payments: readonly PaymentChoice[];
      readonly countries: readonly CheckoutCountry[];
      /** The country with which an address starts. Default: that of the locale. */
      readonly startCountry?: string;
      /** Set if the store neither ships nor delivers: its orders can only be collected. */
      readonly isPickupOnly?: true;
      /** Set if the store charges tax: the buyer of an order without shipping says from where. */
      readonly asksCountry?: true;
      /** Set if businesses can buy without tax. */
      readonly asksVatNumber?: true;
      readonly form: CheckoutForm;
      /** Set if the buyer can consent to marketing. */
      readonly asksConsent?: true;
      /** Set if the cart keeps the email address that is typed, for a recovery mail. */
      readonly recoversCart?: true;
      readonly idempotencyKey: string;
    }
  /** ROUTE-08: a gift card that is bought. */
  | {
      readonly kind: 'giftCard';
      readonly title: string;
      readonly image?: AssetView;
      /** The fixed amounts, each with the SKU of its variant. */
      readonly amounts: readonly { readonly sku: string; readonly cents: number }[];
      /** The SKU of the requested variant. */
      readonly sku: string;
      /** The bounds of an amount that the buyer chooses; undefined if only the fixed ones are sold. */
      readonly bounds?: GiftCardBounds;
      readonly productId: string;
      readonly currency: string;
      /** The first and the last day of delivery, such as `2026-12-24`. */
      readonly days: { readonly first: string; readonly last: string };
    }
  /** The balance of a gift card; without `balance`, the field for its code. */
  | {
      readonly kind: 'giftCardBalance';
      readonly balance?: {
        readonly label: string;
        readonly cents: number;
        /** The last day on which it can be used, formatted. */
        readonly expires?: string;
        readonly isActive: boolean;
      };
      readonly currency: string;
    }
  /** A gift card to print. */
  | {
      readonly kind: 'giftCardPrint';
      readonly code: string;
      readonly cents: number;
      readonly currency: string;
      readonly recipientName: string;
      readonly senderName: string;
      readonly message: string;
      readonly expires?: string;
    }
  /** Donations are not available. */
  | { readonly kind: 'donate' }
  | {
      readonly kind: 'order';
      readonly order: Order;
      /** How the buyer pays it; absent if no payment is awaited, or its provider takes it. */
      readonly awaitedPayment?: AwaitedPayment;
      /** URL at which an open payment continues. */
      readonly payPath?: string;
      /** The files of a paid order. */
      readonly downloads?: readonly DownloadLink[];
    }
  /** The files of a paid order; or why a link does not work, without anything about the order. */
  | {
      readonly kind: 'downloads';
      readonly links: readonly DownloadLink[];
      /** The last day of the links, formatted. */
      readonly expires?: string;
      readonly problem?: 'invalid' | 'usedUp' | 'expired' | 'revoked';
    }
  /** The page behind the link of a recovery mail. */
  | {
      readonly kind: 'restoreCart';
      readonly entries: readonly {
        readonly title: string;
        readonly variant: string;
        readonly quantity: number;
      }[];
      /** Whether the visitor's own cart has something, which stays in it. */
      readonly hasCart: boolean;
      /** The target of the button. */
      readonly action: string;
    }
  | {
      readonly kind: 'unsubscribe';
      /** What is unsubscribed from. Default: the newsletter. */
      readonly subject?: 'cartMails' | 'reviewRequests';
      /** A masked email address that its owner recognizes. */
      readonly email: string;
      readonly isDone: boolean;
      /** The target of the button. */
      readonly action: string;
    }
  /** ROUTE-35: the review of a purchase, behind the link of its request. */
  | {
      readonly kind: 'review';
      /**
       * What the page shows: the form, thanks for a review that waits for approval or is in the store, or why none can
       * be written.
       */
      readonly state: 'open' | 'pending' | 'published' | 'reviewed' | 'expired';
      readonly product: {
        readonly title: string;
        /** The option values of the purchased variant; empty without options. */
        readonly variant: string;
        readonly image?: AssetView;
      };
      /** The buyer's name as it is suggested. */
      readonly author: string;
      /** The target of the form. */
      readonly action: string;
      /** The maximum number of photos, and the maximum size of each, such as `10 MB`. */
      readonly photos: { readonly count: number; readonly maxSize: string };
    }
  /** A mail as recipients see it, for owners. */
  | {
      readonly kind: 'mailPreview';
      readonly mail: { readonly subject: string; readonly html: string; readonly text: string };
    }
  | {
      readonly kind: 'search';
      readonly query: string;
      readonly results: readonly {
        readonly title: string;
        readonly path: string;
        readonly excerpt: string;
      }[];
      /** For several result pages: the current one, from 1, and the total number. */
      readonly pages?: { readonly number: number; readonly count: number };
      /** The corrected query, if the original one had no results. */
      readonly searchedFor?: string;
      /** The search failed, so there are no results. */
      readonly failed?: true;
    };

/** The input of `renderPage`, as plain data: no function, no secret, nothing of another website. */
export interface PageView {
  readonly context: SiteContext;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly site: {
    readonly title: string;
    readonly description: string;
    readonly currency: string;
    /** A product is bought at once instead of being added to the cart. */
    readonly hasExpressCheckout?: true;
    /** The IANA time zone of event times; absent: UTC. */
    readonly timeZone?: string;
    readonly styles: SiteStyles;
    readonly logo?: AssetView;
    readonly socialImage?: AssetView;
  };
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly canonical: string;
    readonly noIndex: boolean;
    readonly image?: AssetView;
    /** The page in each of its languages, including this one; absent if there is only one. */
    readonly alternates?: readonly PageAlternate[];
    /** Feeds of the collection that the page shows. */
    readonly feeds?: readonly PageFeed[];
    /** JSON-LD objects, escaped by the renderer. */
    readonly structuredData: readonly object[];
  };
  readonly header: SiteHeader;
  readonly navigation: {
    readonly main: readonly ResolvedLink[];
    readonly footer: readonly ResolvedLink[];
  };
  readonly footer: PageDocument;
  readonly overlays: Overlays;
  readonly business: Business;
  readonly path: string;
  readonly main: MainView;
  readonly data: PageData;
  readonly formReturn?: FormReturn;
  /** The cookie `crumb` for the plain forms of personal pages; absent on cached ones. */
  readonly crumb?: string;
  /** Custom code; only on a page that is the same for all visitors. */
  readonly code?: CodeView;
  /** Set if the config area frames the page with an edit token. */
  readonly editing?: {
    readonly pageId: string;
    readonly canvasScript: string;
    readonly configOrigin: string;
  };
}

export interface RenderedPage {
  readonly html: string;
  /** sha256 sources of the inline scripts and styles, for the page's Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins of other sites for the scripts and frames of the page's blocks. */
  readonly scriptHosts: readonly string[];
  readonly frameHosts: readonly string[];
  /** Origins from which their code may fetch. */
  readonly connectHosts: readonly string[];
  /** Errors of blocks, for the log; they do not break the page. */
  readonly errors: readonly string[];
}

/** The interface of the visitor app's server build, which is loaded from `RENDERER_PATH`. */
export interface Renderer {
  renderPage(view: PageView): RenderedPage;
  /** Renders one block with the same HTML as in the page (BLOCK-40). */
  renderBlock(input: {
    readonly block: {
      readonly id: string;
      readonly type: number;
      readonly version: number;
      readonly props: unknown;
    };
    readonly data: PageData;
    readonly view: PageView;
  }): string;
  /** The icon of a site as an SVG document, for its well-known path. */
  renderSiteIcon(site: {
    readonly title: string;
    readonly styles: SiteStyles;
    readonly locale: string;
  }): string;
  /** The document of a map provider's map, for a frame without an origin. */
  renderMapFrame(): string;
  /** Renders rich text for use outside of its page: links become absolute, relative to this URL. */
  renderRichText(text: RichText, pageUrl: string): string;
  /** Renders a mail; one of a store with its template. Default: the template in the language of the site. */
  renderMail(
    mail: MailView,
    template?: MailTemplate,
  ): {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
  };
  defaultMailTemplate(kind: MailTemplateKind, locale: string): MailTemplate;
}
