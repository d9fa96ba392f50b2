import type {
  AccessKind,
  CheckoutForm,
  DiscountDraft,
  Form,
  HeaderFooter,
  ItemDraft,
  ManualPayments,
  Navigation,
  Overlays,
  PageCode,
  PageDocument,
  PaymentMethod,
  Seo,
  SiteStyles,
  StoreShipping,
} from '@sitewright/contracts/entities';
import type { WebsiteSettings } from '../features/site/content/read-website-row.ts';
import type { DemoHistory } from './demo-history.ts';

/** An image, video or audio file of the demo: its path below `demo/assets`. */
export interface DemoAsset {
  readonly file: string;
  readonly alt?: string;
  readonly credit?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** Returns the ids of a new site by the keys of its content. The same key always has the same id. */
export interface DemoKit {
  readonly asset: (file: string) => string;
  readonly page: (key: string) => string;
  readonly collection: (key: string) => string;
  readonly item: (key: string) => string;
  readonly form: (key: string) => string;
}

export interface DemoPage {
  readonly key: string;
  readonly title: string;
  readonly urlId: string;
  readonly isHomepage?: boolean;
  readonly isHidden?: boolean;
  /** Without header and footer. */
  readonly isCover?: true;
  readonly access?: AccessKind;
  /** The password of a locked page. */
  readonly password?: string;
  readonly seo?: Partial<Seo>;
  /** The page's custom code. */
  readonly code?: PageCode;
  readonly document: PageDocument;
  /** For a collection page. */
  readonly collection?: {
    readonly key: string;
    readonly type: number;
    readonly view?: 'list' | 'grid' | 'product';
  };
}

export interface DemoItem {
  readonly key: string;
  readonly collection: string;
  readonly recordType: number;
  readonly draft: ItemDraft & { readonly urlId: string };
  /** The files of a digital product: paths below `demo/assets`. */
  readonly files?: readonly string[];
}

export interface DemoForm extends Omit<Form, 'id' | 'mailingListId'> {
  readonly key: string;
  /** Name of the mailing list to which a newsletter form subscribes. */
  readonly mailingList?: string;
}

/** The store's shipping, tax and payment settings; stored as `store_settings.value`. */
export interface StoreSettings {
  readonly taxIncluded: boolean;
  readonly taxRules: readonly {
    readonly name: string;
    readonly ratePercent: number;
    readonly country: string;
    readonly state?: string;
    readonly zip?: string;
  }[];
  readonly shipping: StoreShipping;
  /** The bounds of an amount that buyers of gift cards choose. */
  readonly giftCards?: { readonly minCents: number; readonly maxCents: number };
  readonly checkoutMinimumCents: number;
  readonly measurementStandard: 'metric' | 'imperial';
  readonly expressCheckout: boolean;
  readonly payments: readonly PaymentMethod[];
  readonly manualPayments: ManualPayments;
  /** What the checkout asks for. */
  readonly checkout: CheckoutForm;
}

export interface DemoContent {
  readonly styles: SiteStyles;
  readonly navigation: Navigation;
  readonly headerFooter: HeaderFooter;
  /** Default: none. */
  readonly overlays?: Overlays;
  readonly pages: readonly DemoPage[];
  readonly items: readonly DemoItem[];
  readonly forms: readonly DemoForm[];
  readonly store?: StoreSettings;
  /** Default: none. */
  readonly discounts?: readonly DiscountDraft[];
}

/** A demo website: its data, its files, and its content, which is created from ids. */
export interface DemoSite {
  readonly identifier: string;
  readonly title: string;
  readonly description: string;
  readonly locale: string;
  readonly currency: string;
  readonly settings?: Partial<WebsiteSettings>;
  readonly assets: readonly DemoAsset[];
  readonly build: (kit: DemoKit) => DemoContent;
  /** The last month of its shop. Default: nothing was sold yet. */
  readonly history?: DemoHistory;
}
