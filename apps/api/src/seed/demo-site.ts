import type {
  AccessKind,
  Form,
  HeaderFooter,
  ItemDraft,
  Navigation,
  Overlays,
  PageCode,
  PageDocument,
  Seo,
  SiteStyles,
} from '@sitewright/contracts/entities';
import type { WebsiteSettings } from '../features/site/content/read-website-row.ts';

/** A picture, film or sound of the demo: its file below `demo/assets`. */
export interface DemoAsset {
  readonly file: string;
  readonly alt?: string;
  readonly credit?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** Ids of a site to be, by the key that its content calls them: the same key is the same id. */
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
  /** Of a locked page. */
  readonly password?: string;
  readonly seo?: Partial<Seo>;
  /** Code of the page's own. */
  readonly code?: PageCode;
  readonly document: PageDocument;
  /** Set when the page shows a collection. */
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
}

export interface DemoForm extends Omit<Form, 'id' | 'mailingListId'> {
  readonly key: string;
  /** Name of the mailing list that a newsletter form fills. */
  readonly mailingList?: string;
}

/** What a shop charges beside its prices; stored as `store_settings.value`. */
export interface StoreSettings {
  readonly taxIncluded: boolean;
  readonly taxRules: readonly {
    readonly name: string;
    readonly ratePercent: number;
    readonly country: string;
    readonly state?: string;
    readonly zip?: string;
  }[];
  readonly shippingRates: readonly {
    readonly id: string;
    readonly name: string;
    readonly countries: readonly string[];
    readonly priceCents: number;
    readonly perKgCents?: number;
    readonly estimate?: string;
  }[];
  readonly coupons: readonly object[];
  readonly checkoutMinimumCents: number;
  readonly measurementStandard: 'metric' | 'imperial';
  readonly expressCheckout: boolean;
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
}

/** One demo website: who it is, which files it uses, and its content once the ids are known. */
export interface DemoSite {
  readonly identifier: string;
  readonly title: string;
  readonly description: string;
  readonly locale: string;
  readonly currency: string;
  readonly settings?: Partial<WebsiteSettings>;
  readonly assets: readonly DemoAsset[];
  readonly build: (kit: DemoKit) => DemoContent;
}
