import type { CollectionViewName } from '../codes/collection-view.ts';
import type { AssetView } from './asset.ts';
import type { Business } from './business.ts';
import type { ShoppingCart } from './cart.ts';
import type { PageData } from './data-need.ts';
import type { SiteHeader } from './header-footer.ts';
import type { ItemView } from './item.ts';
import type { Order } from './order.ts';
import type { Overlays } from './overlays.ts';
import type { CodeView } from './page-code.ts';
import type { PageDocument } from './page-document.ts';
import type { RichText } from './rich-text.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteStyles } from './site-styles.ts';

/** A link that is ready to be drawn: its address resolved, whether it leads to the page being shown. */
export interface ResolvedLink {
  readonly title: string;
  readonly href: string;
  readonly newWindow: boolean;
  readonly isCurrent: boolean;
  readonly links: readonly ResolvedLink[];
}

/** A page in one language. */
export interface PageAlternate {
  /** `x-default` for readers of no language that the site has. */
  readonly locale: string;
  /** The whole address. */
  readonly href: string;
}

/** What a feed reader or a calendar can follow instead of a page. */
export interface PageFeed {
  readonly type: 'application/rss+xml' | 'text/calendar';
  readonly title: string;
  /** Path and query. */
  readonly href: string;
}

export interface CollectionView {
  readonly id: string;
  readonly title: string;
  readonly type: number;
  readonly path: string;
  readonly view: CollectionViewName;
  readonly items: readonly ItemView[];
  readonly filters: {
    readonly category?: string;
    readonly tag?: string;
    readonly author?: string;
    readonly month?: string;
  };
  readonly categories: readonly string[];
  /** Pages count from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The filters of the URL find nothing. All such URLs share one page, which does not repeat the filters. */
  readonly foundNothing?: true;
}

/** A country that an order may go to. */
export interface CheckoutCountry {
  readonly code: string;
  readonly name: string;
  /** Of a country whose taxes differ by state, which has to be given then; empty where they are not known by name. */
  readonly states?: readonly { readonly code: string; readonly name: string }[];
}

/** A form's or cart's answer that is shown again without JavaScript: what was typed and what is wrong with it. */
export interface FormReturn {
  readonly formId: string;
  /** The block that it was sent from. Absent: every one that shows the form. */
  readonly blockId?: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly succeeded?: boolean;
}

export interface PaymentChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** A test provider asks for one of its test cards here; a real one shows its own form elsewhere. */
  readonly kind: 'testCard' | 'payLater' | 'redirect';
}

/** What stands between header and footer. */
export type MainView =
  | { readonly kind: 'page'; readonly document: PageDocument }
  /** It stands alone, without header and footer. */
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
      readonly previous?: ItemView;
      readonly next?: ItemView;
    }
  /** What opens over pages, alone: without header and footer. */
  | { readonly kind: 'popup'; readonly document: PageDocument }
  | { readonly kind: 'notFound' }
  | {
      readonly kind: 'error';
      readonly status: number;
      /** The error message in the page's language. Default: a general one. */
      readonly message?: string;
      /** Identifies the request in the log. Pages that are shared by visitors have none. */
      readonly requestId?: string;
    }
  | { readonly kind: 'locked'; readonly path: string; readonly wrongPassword: boolean }
  | {
      readonly kind: 'membersOnly';
      readonly path: string;
      /** It is a member who is not let in: this page is not for him. */
      readonly isMember: boolean;
    }
  | { readonly kind: 'parking' }
  | { readonly kind: 'cart'; readonly cart: ShoppingCart | null }
  | {
      readonly kind: 'checkout';
      readonly cart: ShoppingCart | null;
      /** The browser has shown that it keeps cookies: without a cart nothing else is missing. */
      readonly hasSession: boolean;
      readonly payments: readonly PaymentChoice[];
      readonly countries: readonly CheckoutCountry[];
      readonly idempotencyKey: string;
    }
  /** Donations cannot be taken. */
  | { readonly kind: 'donate' }
  | {
      readonly kind: 'order';
      readonly order: Order;
      /** Where a payment that is still open goes on. */
      readonly payPath?: string;
    }
  | {
      readonly kind: 'unsubscribe';
      /** Enough of the address that its owner knows it again. */
      readonly email: string;
      readonly isDone: boolean;
      /** Where the button sends to. */
      readonly action: string;
    }
  /** A mail as its readers get it, for those who run the site. */
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
      /** Where there are several pages of results: the one that is shown, from 1, and how many there are. */
      readonly pages?: { readonly number: number; readonly count: number };
      /** Other words, which were looked for because the ones of the query stand nowhere. */
      readonly searchedFor?: string;
      /** The search itself failed: there are no results to be had. */
      readonly failed?: true;
    };

/** Everything `renderPage` needs, as plain data: no function, no secret, nothing of another website. */
export interface PageView {
  readonly context: SiteContext;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly site: {
    readonly title: string;
    readonly description: string;
    readonly currency: string;
    /** An IANA name, in which events are told; absent: UTC. */
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
    /** The page in each of its languages, this one among them; absent where there is one. */
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
  /** Code of the owner's own; only on a page that is the same for everybody. */
  readonly code?: CodeView;
  /** Set when the configuration area frames the page with an edit token. */
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
  /** Origins of the other sites that its blocks may run scripts of and show frames of, and no more. */
  readonly scriptHosts: readonly string[];
  readonly frameHosts: readonly string[];
  /** Origins that their code may fetch from. */
  readonly connectHosts: readonly string[];
  /** What blocks could not do, for the log: a page goes on without them. */
  readonly errors: readonly string[];
}

/** The port behind which the visitor app's server build stands; loaded from `RENDERER_PATH`. */
export interface Renderer {
  renderPage(view: PageView): RenderedPage;
  /** One block alone, the same HTML as in the page (BLOCK-40). */
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
  /** The icon of a site as an SVG document, for those who ask for it at its well-known path. */
  renderSiteIcon(site: {
    readonly title: string;
    readonly styles: SiteStyles;
    readonly locale: string;
  }): string;
  /** The document that holds one map of the maps provider, for a frame without an origin. */
  renderMapFrame(): string;
  /** Rich text alone, for those who show it elsewhere: its links become absolute, as they are on the page with this URL. */
  renderRichText(text: RichText, pageUrl: string): string;
  renderMail(mail: MailView): {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
  };
}

/** Mails that the product sends, as data; the renderer turns them into HTML and text. */
export type MailView =
  | {
      readonly kind: 'orderConfirmation';
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
      /** The address that the visitor gave: an answer to the mail goes there. */
      readonly replyTo?: string;
      readonly answers: readonly { readonly title: string; readonly text: string }[];
      readonly submissionUrl: string;
    }
  | {
      readonly kind: 'newsletterWelcome';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      /** Mail programs offer it beside the mail as well: it takes a `POST` without a body. */
      readonly unsubscribeUrl: string;
    }
  | {
      readonly kind: 'signUpConfirmation';
      readonly site: { readonly title: string; readonly baseUrl: string; readonly locale: string };
      readonly confirmUrl: string;
    }
  | {
      /** To the owner of an account whose address was entered to create one. */
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
