import type {
  Collection,
  FilteredList,
  DemoData,
  OutboxMail,
  ProductImport,
  ProductsChange,
  SavedFilter,
  StockMovementRow,
  StoredItem,
  StorePayment,
  StoreSetup,
  StripeAccountView,
} from '@sitewright/contracts/api';
import type { CategoryEntry } from '@sitewright/contracts/categories';
import {
  defaultInvoiceSettings,
  noBusiness,
  noCartRecovery,
  type AbandonedCart,
  type Asset,
  type Business,
  type CaptureMode,
  type InstallmentOffer,
  type CartRecovery,
  type Contributor,
  type CustomerDetails,
  type DigitalFile,
  type DownloadSettings,
  type FeatureDefinitions,
  type Form,
  type GiftCardBounds,
  type HeaderFooter,
  type Invitation,
  type InvoiceSettings,
  type InvoiceSummary,
  type MailTemplate,
  type MailTemplateKind,
  type Membership,
  type Navigation,
  type Operation,
  type OrderDetails,
  type OrderDownloads,
  type PageCode,
  type PageDocument,
  type PageSettings,
  type PendingChange,
  type Release,
  type ReviewSettings,
  type SalesMonth,
  type SiteStyles,
  type StoreCheckout,
  type StoreDiscount,
  type StoreReview,
  type StoreShipping,
  type StoreTaxes,
  type Submission,
  type Website,
} from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import {
  noDemoData,
  sampleAbandonedCarts,
  sampleCustomers,
  sampleSalesMonth,
  sampleStoreSetup,
} from './customer-samples.ts';
import { samplePayments } from './payment-samples.ts';
import * as sample from './sample.ts';
import {
  sampleDiscounts,
  sampleGiftCard,
  sampleReviews,
  sampleShipping,
  sampleCheckout,
  sampleTaxes,
  type FakeGiftCard,
} from './shop-samples.ts';

/** The state of the fake API. Tests read and change it. */
export interface FakeState {
  isLoggedIn: boolean;
  /** Where the server sends mail to account owners. */
  mailDelivery: 'mail' | 'log';
  /** The address of the account that is logged in. */
  email: string;
  /** Whether the password was entered recently. */
  isLoginFresh: boolean;
  /** The account's roles and permissions on the website. */
  membership: Omit<Membership, 'websiteId'>;
  /** The features as the server defines them; undefined for a server that does not know any. */
  features: FeatureDefinitions | undefined;
  contributors: Contributor[];
  invitations: Invitation[];
  websites: Website[];
  pages: PageSettings[];
  /** Custom code of pages, by page id. */
  codes: Map<string, PageCode>;
  deletedPages: (PageSettings & { readonly deletedAt: string })[];
  documents: Map<string, { document: PageDocument; version: number; log: Operation[] }>;
  styles: SiteStyles;
  navigation: Navigation;
  headerFooter: HeaderFooter;
  business: Business;
  assets: Asset[];
  forms: Form[];
  submissions: Submission[];
  collections: Collection[];
  items: StoredItem[];
  /** The parents of categories. */
  categoryParents: CategoryEntry[];
  imports: ProductImport[];
  /** The products files by import. */
  importTexts: Map<string, string>;
  /** The bulk changes of products. */
  productChanges: ProductsChange[];
  /** The low-stock threshold by variant. */
  lowStock: Map<string, number | null>;
  /** The stock movements by variant, latest first. */
  movements: Map<string, StockMovementRow[]>;
  orders: OrderDetails[];
  /** The order lines whose pieces the last refund put back into stock. */
  restocked: string[];
  payments: StorePayment[];
  capture: CaptureMode;
  installments: InstallmentOffer | null;
  shipping: StoreShipping;
  customers: CustomerDetails[];
  savedFilters: (SavedFilter & { readonly list: FilteredList })[];
  abandonedCarts: AbandonedCart[];
  cartRecovery: CartRecovery;
  salesMonths: SalesMonth[];
  storeSetup: StoreSetup;
  demoData: DemoData;
  discounts: StoreDiscount[];
  /** The files of the digital product. */
  digitalFiles: DigitalFile[];
  downloadSettings: DownloadSettings;
  orderDownloads: OrderDownloads;
  giftCards: FakeGiftCard[];
  giftCardBounds: GiftCardBounds | null;
  reviews: StoreReview[];
  reviewSettings: ReviewSettings;
  taxes: StoreTaxes;
  checkout: StoreCheckout;
  stripe: StripeAccountView;
  mail: OutboxMail[];
  mailTemplates: Map<MailTemplateKind, MailTemplate>;
  /** The mails that the store turned off. */
  mailsOff: Set<MailTemplateKind>;
  /** The templates that were sent as a test. */
  testMails: MailTemplate[];
  invoiceSettings: InvoiceSettings;
  /** The documents of orders, by order. */
  invoices: Map<string, InvoiceSummary[]>;
  releases: Release[];
  /** Called before a save of a page is applied: tests can delay or reject it. */
  beforeSave: () => Promise<ErrorResult | undefined>;
  /** Called before header and footer are stored. */
  beforeFooterWrite: () => Promise<void>;
  /** Drafts that give their slug back to a restored page. */
  movedByRestore: { title: string; urlId: string }[];
  /** Whether there are unpublished changes. */
  hasChanges: boolean;
  /** The unpublished changes, listed while `hasChanges` is true. */
  changes: PendingChange[];
}

export function createFakeState(): FakeState {
  const pages = [
    sample.samplePage(1, 'Home', 'home'),
    sample.samplePage(2, 'Visit', 'visit'),
    {
      ...sample.samplePage(3, 'Shop', 'shop'),
      kind: 'collection' as const,
      collectionId: sample.sampleCollection.id,
    },
  ];
  return {
    isLoggedIn: true,
    mailDelivery: 'mail',
    email: 'owner@example.com',
    isLoginFresh: true,
    membership: sample.ownerMembership,
    features: { textareaMaxLength: { variant: 'true' } },
    contributors: sample.sampleContributors,
    invitations: [sample.sampleInvitation],
    websites: [sample.sampleWebsite],
    pages,
    codes: new Map(),
    deletedPages: [],
    documents: new Map(
      pages.map((page) => [page.id, { document: sample.sampleDocument(), version: 1, log: [] }]),
    ),
    styles: sample.sampleStyles,
    navigation: sample.sampleNavigation,
    headerFooter: sample.sampleHeaderFooter,
    business: noBusiness,
    assets: [sample.sampleAsset(1, 'harbour.jpg'), sample.sampleAsset(2, 'beans.jpg')],
    forms: [sample.sampleForm],
    submissions: [sample.sampleSubmission(1, null), sample.sampleSubmission(2, 'Known spammer')],
    collections: [sample.sampleCollection],
    items: [sample.sampleItem],
    categoryParents: [],
    imports: [],
    importTexts: new Map(),
    productChanges: [],
    lowStock: new Map(),
    movements: new Map(),
    orders: [sample.sampleOrder],
    restocked: [],
    shipping: sampleShipping,
    taxes: sampleTaxes,
    checkout: sampleCheckout,
    payments: samplePayments,
    capture: 'automatic',
    installments: null,
    customers: sampleCustomers,
    savedFilters: [],
    abandonedCarts: sampleAbandonedCarts,
    cartRecovery: noCartRecovery,
    salesMonths: [sampleSalesMonth],
    storeSetup: sampleStoreSetup,
    demoData: noDemoData,
    discounts: sampleDiscounts,
    digitalFiles: [],
    downloadSettings: { maxDownloads: 5, validDays: 30 },
    orderDownloads: { expiresAt: null, downloads: [] },
    giftCards: [sampleGiftCard],
    giftCardBounds: null,
    reviews: sampleReviews,
    reviewSettings: {
      requestsReviews: false,
      daysAfterFulfillment: 14,
      approvesReviews: false,
    },
    stripe: sample.sampleStripeAccount,
    mail: [sample.sampleMail],
    mailTemplates: new Map(),
    mailsOff: new Set(),
    testMails: [],
    invoiceSettings: defaultInvoiceSettings,
    invoices: new Map(),
    releases: [],
    beforeSave: async () => undefined,
    beforeFooterWrite: async () => {},
    movedByRestore: [],
    hasChanges: true,
    changes: [
      {
        kind: 'page',
        id: sample.idOf('page', 1),
        title: 'Home',
        path: '/',
        change: 'changed',
      },
    ],
  };
}

/** One page of a list; its cursor is an offset. */
export function pageOf<Row>(
  rows: readonly Row[],
  { cursor = '0', limit }: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const end = Number(cursor) + limit;
  return {
    rows: rows.slice(Number(cursor), end),
    nextCursor: end < rows.length ? String(end) : null,
    total: rows.length,
  };
}

/** An empty response. */
export const isDone = { ok: true } as const;
