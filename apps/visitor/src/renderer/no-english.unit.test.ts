import { documentNeeds } from '@sitewright/blocks/load';
import { blocks } from '@sitewright/blocks/schema';
import { createVisitorText } from '@sitewright/blocks/texts';
import { pageType } from '@sitewright/contracts/codes';
import {
  mailTemplateKinds,
  manualMethods,
  type Block,
  type MailView,
  type MainView,
  type PageView,
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
import { foreignCart, foreignOrder } from '../testing/foreign-purchases.ts';
import { foreignReviewPage, foreignReviews, reviewPageStates } from '../testing/foreign-reviews.ts';
import { findLatinTexts } from '../testing/find-latin-texts.ts';
import {
  sampleBlock,
  sampleContext,
  sampleDocument,
  samplePage,
  sampleSection,
} from '../testing/sample-page.ts';
import { createRenderer } from './create-renderer.tsx';

const gift = { recipientName: said, senderName: said, message: said };
const review = { product: said, title: said, text: said, author: said };
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
  categories: [{ name: said, children: [] }],
  page: 2,
  pageCount: 3,
} as const;
const place = { title: said, path: '/logoi', type: 2 };
const cart = foreignCart;
const manual = { name: '', instructions: said };
const checkout: Extract<MainView, { readonly kind: 'checkout' }> = {
  kind: 'checkout',
  cart,
  hasSession: true,
  payments: [
    { id: 'test', name: said, description: said, kind: 'testCard' },
    ...manualMethods.map((kind) => ({ id: kind, name: kind, description: '', kind, manual })),
  ],
  countries: [{ code: 'DE', name: said, states: [{ code: 'BE', name: said }] }],
  form: {
    phone: 'required',
    company: 'optional',
    orderNotes: true,
    terms: { isRequired: true, text: '', url: '/1' },
    fields: [
      { id: 'a', type: 'date', title: said, required: true },
      { id: 'b', type: 'select', title: said, options: [said] },
    ],
  },
  idempotencyKey: 'abcdefghijklmnop',
};
const order = foreignOrder;

const cartEntry = { title: said, variant: said, quantity: 2 };

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
  [
    'a product with reviews',
    { kind: 'item', item: foreignProduct(), collection: place, reviews: foreignReviews(said) },
  ],
  ...reviewPageStates.map(
    (state) => [`a review that is ${state}`, foreignReviewPage(state, said)] as const,
  ),
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
    'downloads',
    {
      kind: 'downloads',
      expires: said,
      links: (['ready', 'usedUp', 'expired', 'revoked'] as const).map((state) => ({
        fileName: '1.zip',
        product: said,
        sizeBytes: 2_000_000,
        state,
        left: 2,
        ...(state === 'ready' ? { path: '/1' } : {}),
      })),
    },
  ],
  ...(['invalid', 'usedUp', 'expired', 'revoked'] as const).map(
    (problem): readonly [string, MainView] => [
      `a download that is ${problem}`,
      { kind: 'downloads', links: [], problem },
    ],
  ),
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
  [
    'the end of recovery mails',
    { kind: 'unsubscribe', subject: 'cartMails', email: said, isDone: false, action: '/x' },
  ],
  [
    'recovery mails that ended',
    { kind: 'unsubscribe', subject: 'cartMails', email: said, isDone: true, action: '/x' },
  ],
  [
    'the end of review requests',
    { kind: 'unsubscribe', subject: 'reviewRequests', email: said, isDone: false, action: '/x' },
  ],
  [
    'review requests that ended',
    { kind: 'unsubscribe', subject: 'reviewRequests', email: said, isDone: true, action: '/x' },
  ],
  [
    'a cart to restore',
    { kind: 'restoreCart', entries: [cartEntry], hasCart: false, action: '/x' },
  ],
  [
    'a cart to restore into another',
    { kind: 'restoreCart', entries: [cartEntry], hasCart: true, action: '/x' },
  ],
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
  const awaitedPayment = { method: 'bankTransfer', ...manual } as const;
  expect(latinOn({ kind: 'order', order, awaitedPayment }, { context })).toStrictEqual([]);
});

const site = { title: said, baseUrl: 'https://logos.example', locale: 'el' };
const url = 'https://logos.example/x';

it.each([
  { kind: 'orderConfirmation', site, order, orderUrl: url },
  { kind: 'orderCancellation', site, order, orderUrl: url },
  { kind: 'orderNotice', site, order, orderUrl: url },
  { kind: 'authorizationEnded', site, order, orderUrl: url },
  {
    kind: 'reviewRequest',
    site,
    orderNumber: 7,
    products: [{ title: said, variant: said, reviewUrl: url }],
    unsubscribeUrl: url,
  },
  { kind: 'orderShipping', site, order, orderUrl: url, fulfillmentId: id },
  { kind: 'orderRefund', site, order, orderUrl: url, refundId: id },
  {
    kind: 'orderDownload',
    site,
    order,
    orderUrl: url,
    downloadsPath: '/1',
    fileNames: ['1.zip'],
    expiresAt: '2026-03-12T10:00:00.000Z',
  },
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
    ...gift,
    cardUrl: url,
  },
  { kind: 'newsletterWelcome', site, unsubscribeUrl: 'https://logos.example/' },
  {
    kind: 'cartRecovery',
    site,
    entries: [{ title: said, variant: said, quantity: 2, amountCents: 500 }],
    currency: 'EUR',
    cartUrl: url,
    unsubscribeUrl: url,
  },
  {
    kind: 'reviewNotice',
    site,
    rating: 4,
    ...review,
    reviewsUrl: 'https://logos.example/',
  },
  {
    kind: 'lowStock',
    site,
    variants: [{ title: said, variant: said, sku: '1', qtyInStock: 2 }],
    inventoryUrl: 'https://logos.example/',
  },
] as const)('the mail $kind renders no untranslated English text', (view) => {
  expect(latinInMail(view)).toStrictEqual([]);
});

it.each(mailTemplateKinds)(
  'the default template %s renders no untranslated English text',
  (kind) => {
    const awaitedPayment = { method: 'bankTransfer', ...manual } as const;
    const sample = { kind: 'mailSample', site, templateKind: kind, order, sampleUrl: url } as const;
    expect(latinInMail({ ...sample, awaitedPayment })).toStrictEqual([]);
  },
);

function latinInMail(view: MailView): string[] {
  const { subject, html, text: body } = renderer.renderMail(view);

  return [...findLatinTexts(html), ...findLatinTexts(subject), ...findLatinTexts(body)];
}

it('finds text that is not in the catalog', () => {
  const document = sampleDocument(
    sampleSection([sampleBlock(blocks.heading.type, { text: 'Left in English' })]),
  );

  expect(latinOn({ kind: 'page', document })).toStrictEqual(['Left in English']);
});
