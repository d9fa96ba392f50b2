import { documentNeeds } from '@sitewright/blocks/load';
import { blocks } from '@sitewright/blocks/schema';
import { createVisitorText } from '@sitewright/blocks/texts';
import { pageType } from '@sitewright/contracts/codes';
import type {
  Block,
  MainView,
  Order,
  PageView,
  ShoppingCart,
} from '@sitewright/contracts/entities';
import { pseudoCatalog } from '@sitewright/messages/compile';
import * as en from '@sitewright/messages/en';
import { describe, expect, it } from 'vitest';
import {
  foreignBlocks,
  foreignBusiness,
  foreignData,
  foreignEvent,
  foreignItem,
  foreignOverlays,
  foreignProduct,
  id,
  said,
} from '../testing/foreign-contents.ts';
import { findLatinTexts } from '../testing/find-latin-texts.ts';
import {
  sampleBlock,
  sampleContext,
  sampleDocument,
  samplePage,
  sampleSection,
} from '../testing/sample-page.ts';
import { createRenderer } from './create-renderer.tsx';

/** English in accents, on a page whose dates and countries are Greek: what is Latin there comes from nowhere. */
const text = createVisitorText('en-XA', pseudoCatalog('en-XA', en));
const renderer = createRenderer({ sha256: () => '', bootScript: '/boot.js', textIn: () => text });

const plain = samplePage({ kind: 'notFound' });
const foreign = (main: MainView, more: Partial<PageView> = {}): PageView => ({
  ...plain,
  locale: 'el',
  context: {
    ...sampleContext,
    showAnnouncementBar: true,
    cookieSettings: { ...sampleContext.cookieSettings, isCookieBannerEnabled: true },
    websiteSettings: {
      ...sampleContext.websiteSettings,
      pinterestOverlayOptions: { mode: 2 },
      commentsEnabled: true,
      disqusShortname: 'logos',
    },
  },
  site: { ...plain.site, title: said, description: said },
  head: { ...plain.head, title: said, description: said },
  header: {
    ...plain.header,
    showCart: true,
    social: [{ service: 'instagram', url: 'https://logos.example/' }],
  },
  overlays: foreignOverlays,
  business: foreignBusiness,
  navigation: {
    main: [{ title: said, href: '/', newWindow: false, isCurrent: true, links: [] }],
    footer: [{ title: said, href: '/', newWindow: false, isCurrent: false, links: [] }],
  },
  main,
  ...more,
});
const latinOn = (main: MainView, more: Partial<PageView> = {}) =>
  findLatinTexts(renderer.renderPage(foreign(main, more)).html);

/** Blocks that show nothing to read. */
const silent = new Set(['line', 'spacer']);

describe.each(Object.entries(foreignBlocks))('the block %s', (name, contents) => {
  it.each(contents.map((props, index) => [index + 1, props] as const))(
    'renders no untranslated English text (%i)',
    (_, props) => {
      const { type, version } = blocks[name as keyof typeof blocks];
      const document = sampleDocument(
        sampleSection([sampleBlock(type, props as Block['props'], { version })]),
      );
      const editing = {
        pageId: id,
        canvasScript: '/canvas.js',
        configOrigin: 'https://config.example',
      };
      const data = foreignData(documentNeeds(document));

      expect(latinOn({ kind: 'page', document }, { data })).toStrictEqual([]);
      expect(latinOn({ kind: 'page', document }, { data, editing })).toStrictEqual([]);

      const main = { kind: 'page', document } as const;
      const { html } = renderer.renderPage(foreign(main, { data, editing }));
      const [drawn = ''] = /<main.*<\/main>/s.exec(html) ?? [];
      expect(drawn).not.toContain(text('block.failed'));
      expect(/[⟦Λ]/.test(drawn)).toBe(!silent.has(name));
    },
  );
});

const collection = {
  id,
  title: said,
  type: 2,
  path: '/logoi',
  view: 'list',
  items: [foreignItem(), foreignProduct()],
  filters: { category: said },
  categories: [said],
  page: 2,
  pageCount: 3,
} as const;
const place = { title: said, path: '/logoi', type: 2 };
const cart = {
  id,
  currency: 'EUR',
  entries: [
    {
      id,
      itemId: id,
      variantId: id,
      title: said,
      variant: said,
      sku: '1',
      path: '/logoi/logos',
      productType: 'physical',
      price: 2400,
      quantity: 2,
      subtotalCents: 4800,
      stockLeft: 5,
    },
  ],
  shippingOptions: [
    { id: 'post', name: said, costCents: 490, estimate: said },
    { id: 'walk', name: said, costCents: 0 },
  ],
  selectedShippingOption: { id: 'post', name: said, costCents: 490 },
  shippingLocation: { country: 'DE' },
  subtotalCents: 4800,
  taxCents: 100,
  shippingCostCents: 490,
  discountCents: 100,
  reverseChargeCents: 50,
  grandTotalCents: 5290,
  discounts: [{ code: null, label: said, amountCents: 100 }],
  rejectedCodes: [{ code: '1', reason: 'ended', message: said }],
  giftCards: [{ id, label: '•••• 2345', balanceCents: 100, amountCents: 100 }],
  payableCents: 5190,
  requiresShipping: true,
} as unknown as ShoppingCart;
const checkout = {
  kind: 'checkout',
  cart,
  hasSession: true,
  payments: [
    { id: 'test', name: said, description: said, kind: 'testCard' },
    { id: 'later', name: said, description: '', kind: 'payLater' },
  ],
  countries: [{ code: 'DE', name: said, states: [{ code: 'BE', name: said }] }],
  idempotencyKey: 'abcdefghijklmnop',
} as const;
const order = {
  id,
  number: 1042,
  email: 'jo@example.com',
  customerName: said,
  currency: 'EUR',
  state: 'pending',
  paymentState: 'paid',
  fulfillmentState: 'partlyFulfilled',
  refunds: [
    {
      id,
      at: '2026-03-15T10:00:00.000Z',
      state: 'succeeded',
      method: 'provider',
      amountCents: 2400,
      giftCardCents: 400,
      shippingCents: 100,
      taxCents: 0,
      lines: [{ lineId: id, quantity: 1, amountCents: 2300 }],
    },
  ],
  fulfillments: [
    {
      id,
      at: '2026-03-14T10:00:00.000Z',
      carrier: null,
      trackingNumber: said,
      trackingUrl: 'https://logos.example/x',
      lines: [{ lineId: id, quantity: 1 }],
    },
  ],
  lines: [
    {
      id,
      title: said,
      variant: said,
      quantity: 2,
      fulfilledQuantity: 1,
      unitPriceCents: 2400,
      totalCents: 4800,
    },
  ],
  shippingAddress: {
    firstName: said,
    lastName: said,
    line1: said,
    line2: '',
    city: said,
    state: '',
    zip: '10115',
    country: 'DE',
    phone: '',
  },
  shippingName: said,
  subtotalCents: 4800,
  discountCents: 100,
  reverseChargeCents: 50,
  shippingCostCents: 490,
  taxCents: 100,
  createdAt: '2026-03-12T10:00:00.000Z',
  grandTotalCents: 5290,
  giftCardCents: 0,
} as unknown as Order;

it.each<readonly [string, MainView]>([
  ['a collection', { kind: 'collection', document: sampleDocument(), collection }],
  [
    'an empty collection',
    { kind: 'collection', document: sampleDocument(), collection: { ...collection, items: [] } },
  ],
  [
    'a post',
    {
      kind: 'item',
      item: foreignItem(),
      collection: place,
      previous: foreignItem(),
      next: foreignItem(),
    },
  ],
  ...(['scheduled', 'cancelled', 'postponed', 'movedOnline'] as const).map(
    (status): readonly [string, MainView] => [
      `an event that is ${status}`,
      { kind: 'item', item: foreignEvent(status), collection: place },
    ],
  ),
  ['a product', { kind: 'item', item: foreignProduct(), collection: place }],
  ['a product that is sold out', { kind: 'item', item: foreignProduct(false), collection: place }],
  ['a site that is not there yet', { kind: 'parking' }],
  ['no page', { kind: 'notFound' }],
  ['an error', { kind: 'error', requestId: '7', status: 500 }],
  ['a locked page', { kind: 'locked', path: '/x', wrongPassword: true }],
  ['a page for members', { kind: 'membersOnly', path: '/x', isMember: false }],
  ['a page for other members', { kind: 'membersOnly', path: '/x', isMember: true }],
  ['a cart', { kind: 'cart', cart }],
  ['an empty cart', { kind: 'cart', cart: null }],
  ['the checkout', checkout],
  ['the checkout without a way to send', { ...checkout, cart: { ...cart, shippingOptions: [] } }],
  ['the checkout of a shop that takes no payments', { ...checkout, payments: [] }],
  ['the checkout without a cart', { ...checkout, cart: null, hasSession: false }],
  ['a donation', { kind: 'donate' }],
  [
    'a gift card',
    {
      kind: 'giftCard',
      title: said,
      amounts: [{ sku: '1', cents: 5000 }],
      sku: '1',
      bounds: { minCents: 100, maxCents: 9000 },
      productId: id,
      currency: 'EUR',
      days: { first: '2026-03-12', last: '2027-03-12' },
    },
  ],
  [
    'the balance of a gift card',
    {
      kind: 'giftCardBalance',
      balance: { label: '•••• 2345', cents: 5000, expires: said, isActive: true },
      currency: 'EUR',
    },
  ],
  [
    'a gift card to print',
    {
      kind: 'giftCardPrint',
      code: '1234-5678',
      cents: 5000,
      currency: 'EUR',
      recipientName: said,
      senderName: said,
      message: said,
      expires: said,
    },
  ],
  [
    'a search',
    { kind: 'search', query: said, results: [{ title: said, path: '/', excerpt: said }] },
  ],
  ['a search for other words', { kind: 'search', query: said, results: [], searchedFor: said }],
  ['a search that failed', { kind: 'search', query: said, results: [], failed: true }],
  ['a search without results', { kind: 'search', query: said, results: [] }],
  ['a popup alone', { kind: 'popup', document: sampleDocument() }],
  ['a mail', { kind: 'mailPreview', mail: { subject: said, html: said, text: said } }],
  ['the end of a newsletter', { kind: 'unsubscribe', email: said, isDone: false, action: '/x' }],
  ['a newsletter that ended', { kind: 'unsubscribe', email: said, isDone: true, action: '/x' }],
])('%s renders no untranslated English text', (_, main) => {
  expect(latinOn(main)).toStrictEqual([]);
});

it.each([
  'ORDER_CONFIRMED',
  'ORDER_RECEIVED',
  'CONTRIBUTION_CONFIRMED',
  'SUBSCRIPTION_CONFIRMED',
  'MEMBERSHIP_CONFIRMED',
] as const)('an order with page type %s renders no untranslated English text', (type) => {
  const context = { ...sampleContext, pageType: pageType[type] };
  expect(latinOn({ kind: 'order', order }, { context })).toStrictEqual([]);
});

const site = { title: said, baseUrl: 'https://logos.example', locale: 'el' };
const url = 'https://logos.example/x';

it.each([
  { kind: 'orderConfirmation', site, order, orderUrl: url },
  { kind: 'orderNotice', site, order, orderUrl: url },
  { kind: 'orderShipping', site, order, orderUrl: url, fulfillmentId: id },
  { kind: 'orderRefund', site, order, orderUrl: url, refundId: id },
  { kind: 'orderCancellation', site, order, orderUrl: url },
  {
    kind: 'submissionNotice',
    site,
    formName: said,
    pageTitle: said,
    answers: [{ title: said, text: said }],
    submissionUrl: url,
  },
  {
    kind: 'invitation',
    site,
    inviterName: said,
    acceptUrl: url,
    expiresAt: '2026-12-04T10:00:00.000Z',
  },
  { kind: 'signUpConfirmation', site, confirmUrl: 'https://logos.example/' },
  { kind: 'accountExists', site, loginUrl: 'https://logos.example/' },
  {
    kind: 'giftCard',
    site,
    amountCents: 5000,
    currency: 'EUR',
    recipientName: said,
    senderName: said,
    message: said,
    cardUrl: url,
  },
  { kind: 'newsletterWelcome', site, unsubscribeUrl: 'https://logos.example/' },
  {
    kind: 'lowStock',
    site,
    variants: [{ title: said, variant: said, sku: '1', qtyInStock: 2 }],
    inventoryUrl: 'https://logos.example/',
  },
] as const)('the mail $kind renders no untranslated English text', (view) => {
  const { subject, html, text: body } = renderer.renderMail(view);

  expect([
    ...findLatinTexts(html),
    ...findLatinTexts(subject),
    ...findLatinTexts(body),
  ]).toStrictEqual([]);
});

it('finds text that is not in the catalog', () => {
  const document = sampleDocument(
    sampleSection([sampleBlock(blocks.heading.type, { text: 'Left in English' })]),
  );

  expect(latinOn({ kind: 'page', document })).toStrictEqual(['Left in English']);
});
