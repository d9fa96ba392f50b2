import { createBlock, createDocument, createSection } from '@sitewright/page-model';
import { blockType, collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import type {
  Asset,
  Contributor,
  Form,
  HeaderFooter,
  Invitation,
  Navigation,
  OrderDetails,
  PageDocument,
  PageSettings,
  Release,
  SiteStyles,
  Submission,
  Website,
} from '@sitewright/contracts/entities';
import type {
  Collection,
  OutboxMail,
  StoredItem,
  StripeAccountView,
} from '@sitewright/contracts/api';

const at = '2026-11-20T09:00:00.000Z';

/** A readable id: `idOf('page', 2)` is always the same 24 characters. */
export const idOf = (kind: string, index: number): string => {
  const sum = Array.from(kind, (letter) => letter.charCodeAt(0)).reduce(
    (total, code) => (total * 31 + code) % 65_521,
    7,
  );
  return `${sum.toString(16).padStart(8, '0')}${index.toString(16).padStart(16, '0')}`;
};

export const sampleWebsite: Website = {
  id: idOf('website', 1),
  identifier: 'harbour-cafe',
  title: 'Harbour Café',
  baseUrl: 'http://harbour-cafe.localhost:4000',
  websiteType: 1,
  status: 3,
  locale: 'en',
  currency: 'EUR',
  timeZone: 'UTC',
  noIndex: false,
  shortEmailEndings: false,
  runsCode: true,
  blogUrlFormat: '%t',
  measurementStandard: 'metric',
  createdAt: at,
  liveReleaseId: null,
};

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export const sampleDocument = (): PageDocument =>
  createDocument([
    {
      ...createSection('welcome', [
        createBlock({
          id: 'title',
          type: blockType.HEADING,
          props: { text: 'Coffee by the water', level: '1' },
          placement: { column: 1, row: 1, width: 8, height: 2 },
        }),
        createBlock({
          id: 'intro',
          type: blockType.TEXT,
          props: { text: words('Open every day from seven.') },
          placement: { column: 1, row: 3, width: 6, height: 3 },
        }),
        createBlock({
          id: 'visit',
          type: blockType.BUTTON,
          props: { text: 'Visit us', link: { href: '/visit', newWindow: false } },
          placement: { column: 1, row: 6, width: 3, height: 1 },
        }),
      ]),
      name: 'Welcome',
    },
    createSection('about', [
      createBlock({
        id: 'story',
        type: blockType.TEXT,
        props: { text: words('Three generations behind one counter.') },
        placement: { column: 4, row: 1, width: 6, height: 3 },
      }),
    ]),
  ]);

export const samplePage = (index: number, title: string, urlId: string): PageSettings => ({
  id: idOf('page', index),
  kind: 'page',
  collectionId: null,
  title,
  urlId,
  access: 'open',
  isHomepage: index === 1,
  isHidden: false,
  changed: index === 1 ? 'changed' : 'none',
  updatedAt: at,
  isEdited: true,
  seo: { title: '', description: '', imageId: null, noIndex: false },
  hasPassword: false,
  collectionType: null,
  collectionView: null,
});

export const sampleStyles: SiteStyles = {
  palette: {
    white: '#ffffff',
    light: '#f4efe6',
    accent: '#9b3d22',
    dark: '#3a3f36',
    black: '#1c1b19',
  },
  fonts: {
    heading: 'inter',
    body: 'inter',
    headingWeight: 600,
    bodyWeight: 400,
    headingStyle: 'normal',
    headingTracking: 0,
    headingLeading: 1.15,
    bodyLeading: 1.6,
  },
  scale: { basePx: 17, ratio: 1.25 },
  spacing: { pageWidthPx: 1280, pagePaddingVw: 5, sectionPaddingVmax: 6, gapPx: 16 },
  buttons: { shape: 'rounded', look: 'solid', paddingEm: 0.9, uppercase: false },
  images: { radiusPx: 6 },
  motion: 'fade',
};

export const sampleNavigation: Navigation = {
  main: [
    { title: 'Home', pageId: idOf('page', 1) },
    { title: 'Visit', pageId: idOf('page', 2) },
  ],
  footer: [],
};

export const sampleHeaderFooter: HeaderFooter = {
  header: {
    layout: 'logo-left',
    theme: 'lightest',
    transparent: false,
    sticky: true,
    logoId: null,
    tagline: '',
    button: null,
    showCart: true,
    social: [],
  },
  footer: createDocument([createSection('foot')]),
};

export const sampleAsset = (index: number, fileName: string): Asset => ({
  id: idOf('asset', index),
  kind: 'image',
  url: `/s/${idOf('asset', index)}/${fileName}`,
  fileName,
  contentType: 'image/jpeg',
  alt: '',
  width: 1600,
  height: 1067,
  color: '#b08968',
  state: 'ready',
  sizeBytes: 1_300_000,
  createdAt: at,
});

export const sampleForm: Form = {
  id: idOf('form', 1),
  name: 'Reservation',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you.',
  successRedirect: '',
  captcha: false,
  notifyEmail: '',
  mailingListId: null,
};

export const sampleSubmission = (index: number, spamReason: string | null): Submission => ({
  id: idOf('submission', index),
  formId: sampleForm.id,
  formName: sampleForm.name,
  createdAt: at,
  pagePath: '/visit',
  pageTitle: 'Visit',
  spamReason,
  answers: [
    { fieldId: 'name', title: 'Your name', text: spamReason === null ? 'Ada Byron' : 'xxx' },
    { fieldId: 'email', title: 'Email', text: 'ada@example.com' },
  ],
});

export const sampleCollection: Collection = {
  id: idOf('collection', 1),
  type: 3,
  title: 'Shop',
  urlId: 'shop',
  pageId: idOf('page', 3),
  itemCount: 1,
};

export const sampleItem: StoredItem = {
  id: idOf('item', 1),
  collectionId: sampleCollection.id,
  recordType: 11,
  title: 'House blend',
  urlId: 'house-blend',
  excerpt: 'Dark and round.',
  body: null,
  imageIds: [],
  author: '',
  categories: ['Coffee'],
  tags: [],
  workflowState: 1,
  publishAt: null,
  product: {
    productType: 'physical',
    variants: [
      {
        id: idOf('variant', 1),
        sku: 'SQ0000001',
        price: 1250,
        salePrice: 0,
        onSale: false,
        unlimited: false,
        qtyInStock: 12,
        optionValues: [],
      },
    ],
  },
};

export const sampleOrder: OrderDetails = {
  id: idOf('order', 1),
  number: 1042,
  createdAt: at,
  email: 'ada@example.com',
  customerName: 'Ada Byron',
  state: 'pending',
  paymentState: 'paid',
  fulfillmentState: 'unfulfilled',
  refundState: 'none',
  tags: [],
  currency: 'EUR',
  grandTotalCents: 2975,
  giftCardCents: 0,
  totalQuantity: 2,
  lines: [
    {
      id: idOf('line', 1),
      itemId: sampleItem.id,
      variantId: idOf('variant', 1),
      title: 'House blend',
      variant: '',
      sku: 'SQ0000001',
      quantity: 2,
      fulfilledQuantity: 0,
      refundedQuantity: 0,
      refundedCents: 0,
      refundedTaxCents: 0,
      unitPriceCents: 1250,
      discountCents: 0,
      taxCents: 475,
      totalCents: 2975,
    },
  ],
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Byron',
    line1: 'Kai 1',
    line2: '',
    city: 'Hamburg',
    state: '',
    zip: '20457',
    country: 'DE',
    phone: '',
  },
  billingAddress: null,
  shippingName: 'Standard',
  shippingKind: 'shipping',
  subtotalCents: 2500,
  discountCents: 0,
  reverseChargeCents: 0,
  shippingCostCents: 0,
  taxCents: 475,
  trace: [
    { rule: 'lines', amountCents: 2500 },
    { rule: 'tax', amountCents: 475, detail: '19 %' },
  ],
  fulfillments: [],
  refunds: [],
  timeline: [{ at, kind: 'placed', text: 'Order placed' }],
  customer: { id: idOf('customer', 1), orderCount: 1 },
  note: '',
  answers: [],
  termsAcceptedAt: null,
  payment: {
    name: 'Test card',
    canRefund: true,
    refundableCents: 2975,
    refundableGiftCardCents: 0,
    refundedShippingCents: 0,
    authorization: null,
    partlyCapturedCents: null,
    giftCards: [],
  },
  mails: [{ id: idOf('mail', 1), at, kind: 'confirmation', to: 'ada@example.com', state: 'sent' }],
};

/** A website without a Stripe account, on a server that can store one. */
export const sampleStripeAccount: StripeAccountView = {
  availability: 'available',
  connection: null,
  webhookUrl: 'https://harbour-cafe.sites.example/api/webhooks/stripe',
  eventTypes: ['payment_intent.succeeded', 'charge.dispute.created'],
};

export const sampleStripeConnection: NonNullable<StripeAccountView['connection']> = {
  accountId: 'acct_1',
  accountName: 'Harbour Café Ltd',
  publishableKey: 'pk_test_1',
  isLive: false,
  connectedAt: at,
  lastEventAt: null,
};

export const sampleMail: OutboxMail = {
  id: idOf('mail', 1),
  createdAt: at,
  to: 'ada@example.com',
  subject: 'Your order 1042',
  text: 'Thank you for your order.',
  html: '<p>Thank you for your order.</p>',
  state: 'stored',
};

export const sampleRelease: Release = {
  id: idOf('release', 1),
  number: 1,
  createdAt: at,
  author: 'Olive Owner',
  changes: [{ kind: 'page', title: 'Home' }],
  isLive: false,
  restoredFrom: null,
  previewUrl: 'http://harbour-cafe.localhost:4000/?release=1',
};

/** An owner's roles and permissions. */
export const ownerMembership = {
  isOwner: true,
  roles: [],
  permissions: [...permissionsOf({ isOwner: true, roles: [] })],
};

export const sampleContributors: Contributor[] = [
  {
    id: idOf('account', 1),
    displayName: 'Olive Owner',
    email: 'owner@example.com',
    isOwner: true,
    roles: [],
    joinedAt: at,
  },
  {
    id: idOf('account', 2),
    displayName: 'Nora Lind',
    email: 'nora@example.com',
    isOwner: false,
    roles: [collaboratorRole.EDITOR, collaboratorRole.REPORTING],
    joinedAt: at,
  },
];

export const sampleInvitation: Invitation = {
  id: idOf('invitation', 1),
  email: 'piet@example.com',
  roles: [collaboratorRole.STORE_MANAGER],
  invitedBy: 'Olive Owner',
  sentAt: at,
  expiresAt: '2026-12-04T09:00:00.000Z',
};
