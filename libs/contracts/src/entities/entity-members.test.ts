import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { asset, fileStates } from './asset.ts';
import { cartEntry, shoppingCart } from './cart.ts';
import { headerFooter } from './header-footer.ts';
import { digitalProduct, product, productVariant, repeatedSku } from './product.ts';
import { cookieBannerSettings, popupOverlaySettings, siteContext } from './site-context.ts';
import { loginPayload, memberSession } from './site-user.ts';

const id = '0123456789abcdef01234567';
type Sample = Readonly<Record<string, unknown>>;

const variant: Sample = {
  id,
  sku: 'MUG-SAGE',
  price: 2400,
  salePrice: 1900,
  onSale: false,
  unlimited: false,
  qtyInStock: 9,
  optionValues: [{ option: 'Glaze', value: 'Sage' }],
};
const entry: Sample = {
  id,
  itemId: id,
  variantId: id,
  title: 'Mug',
  variant: 'Sage',
  sku: 'MUG-SAGE',
  path: '/shop/mug',
  productType: 'physical',
  price: 2400,
  quantity: 2,
  subtotalCents: 4800,
};
const cart: Sample = {
  id,
  websiteId: id,
  orderId: null,
  created: '2027-01-01T00:00:00.000Z',
  isPurchased: false,
  currency: 'USD',
  entries: [entry],
  shippingOptions: [{ id: 'post', name: 'Post', kind: 'shipping', costCents: 500 }],
  selectedShippingOption: null,
  shippingLocation: { country: 'US' },
  applicableTaxRules: [{ name: 'Sales tax', ratePercent: 5.5, country: 'US' }],
  coupons: ['FIRST', 'OLD'],
  validCoupons: ['FIRST'],
  invalidCoupons: ['OLD'],
  discounts: [{ code: 'FIRST', label: 'FIRST', amountCents: 100 }],
  rejectedCodes: [{ code: 'OLD', reason: 'ended', message: 'It expired.' }],
  giftCards: [],
  payableCents: 100,
  subtotalCents: 4800,
  taxCents: 264,
  shippingCostCents: 500,
  discountCents: 0,
  reverseChargeCents: 0,
  grandTotalCents: 5564,
  totalQuantity: 2,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: true,
  version: 'v1',
};
const cookieSettings: Sample = {
  cookieBannerCtaText: 'Accept',
  cookieBannerVariant: 'BAR',
  cookieBannerPosition: 'BOTTOM',
  cookieBannerCtaVariant: 'TEXT',
  cookieBannerText: 'May we count?',
  cookieBannerTheme: 'DARK',
  cookieBannerOptOutCtaText: 'Decline',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: false,
  isVisitorDataRestricted: false,
  isRestrictiveCookiePolicyAbsolute: false,
};
const popup: Sample = {
  style: 1,
  enableMobile: true,
  version: 3,
  showUntilSignup: false,
  displayFrequency: -1,
};
const website: Sample = {
  id,
  baseUrl: 'https://shop.example',
  typekitId: '',
  developerMode: false,
  cloneable: false,
  websiteType: 1,
  siteStatus: { value: 3 },
  identifier: 'shop',
};
const websiteSettings: Sample = {
  disqusShortname: '',
  commentsEnabled: false,
  popupOverlaySettings: popup,
  mobileInfoBarSettings: { style: 1 },
  pinterestOverlayOptions: { mode: 1 },
  useEscapeKeyToLogin: true,
};
const context: Sample = {
  authenticatedAccount: { id, displayName: 'Mara' },
  website,
  appDomain: 'example',
  websiteSettings,
  websiteRoles: [1],
  pageType: 50,
  templateId: 'sitewright',
  locale: 'en-US',
  googleFonts: [{ includeName: 'Karla' }],
  typekitFonts: [{ id: 'abc', variations: ['n4'] }],
  rollups: { js: [], css: [] },
  frameRollups: { js: [], css: [] },
  showAnnouncementBar: false,
  demoCollections: [],
  cookieSettings,
};
const { website: siteShape, websiteSettings: settingsShape } = siteContext.shape;
const footer = { schemaVersion: 1, sections: [] };
const header: Sample = {
  layout: 'split',
  theme: 'light',
  transparent: false,
  sticky: true,
  logoId: null,
  tagline: '',
  button: null,
  showCart: true,
  social: [],
};
const storedFile: Sample = {
  id,
  kind: 'document',
  url: '/s/1/hours.pdf',
  fileName: 'hours.pdf',
  contentType: 'application/pdf',
  alt: '',
  state: 'ready',
  sizeBytes: 12,
  createdAt: '2027-01-01T00:00:00.000Z',
};

const entities: readonly [string, z.ZodType, Sample, readonly string[]][] = [
  [
    'a cart (CART-05)',
    shoppingCart,
    cart,
    words('id websiteId orderId created isPurchased entries'),
  ],
  [
    'a cart’s shipping and tax (CART-06)',
    shoppingCart,
    cart,
    words('shippingOptions selectedShippingOption shippingLocation applicableTaxRules'),
  ],
  ['a cart’s coupons (CART-07)', shoppingCart, cart, words('coupons validCoupons invalidCoupons')],
  [
    'a cart’s amounts (CART-08)',
    shoppingCart,
    cart,
    words('subtotalCents taxCents shippingCostCents discountCents grandTotalCents totalQuantity'),
  ],
  [
    'a cart’s nature (CART-09)',
    shoppingCart,
    cart,
    words('hasDigital purelyDigital requiresShipping'),
  ],
  ['a cart item (CART-16)', cartEntry, entry, words('price quantity variant')],
  [
    'a variant (PRODUCT-03)',
    productVariant,
    variant,
    words('price salePrice onSale unlimited qtyInStock optionValues sku'),
  ],
  [
    'a digital product (PRODUCT-04)',
    digitalProduct,
    { priceCents: 900, salePriceCents: 700, onSale: true },
    words('priceCents salePriceCents onSale'),
  ],
  [
    'the cookie banner’s settings (COOKIE-02)',
    cookieBannerSettings,
    cookieSettings,
    words(
      'cookieBannerCtaText cookieBannerVariant cookieBannerPosition cookieBannerCtaVariant cookieBannerText cookieBannerTheme',
    ),
  ],
  [
    'the cookie banner’s opting out (COOKIE-03)',
    cookieBannerSettings,
    cookieSettings,
    words('cookieBannerOptOutCtaText cookieBannerAcceptType isCookieBannerEnabled'),
  ],
  [
    'the cookie banner’s policy (COOKIE-04)',
    cookieBannerSettings,
    cookieSettings,
    words(
      'isRestrictiveCookiePolicyEnabled isVisitorDataRestricted isRestrictiveCookiePolicyAbsolute',
    ),
  ],
  [
    'a popup overlay’s settings (POPUP-01)',
    popupOverlaySettings,
    popup,
    words('style enableMobile version showUntilSignup displayFrequency'),
  ],
  ['the site context’s account (CTX-01)', siteContext, context, ['authenticatedAccount']],
  [
    'the site context’s website (CTX-02)',
    siteShape,
    website,
    words('id baseUrl typekitId developerMode cloneable websiteType siteStatus identifier'),
  ],
  ['the site context’s domain (CTX-03)', siteContext, context, ['appDomain']],
  [
    'the site context’s settings (CTX-04)',
    settingsShape,
    websiteSettings,
    words(
      'disqusShortname commentsEnabled popupOverlaySettings mobileInfoBarSettings pinterestOverlayOptions useEscapeKeyToLogin',
    ),
  ],
  [
    'the site context’s page (CTX-05)',
    siteContext,
    context,
    words('websiteRoles pageType templateId locale'),
  ],
  ['the site context’s fonts (CTX-08)', siteContext, context, words('googleFonts typekitFonts')],
  ['the site context’s rollups (CTX-09)', siteContext, context, words('rollups frameRollups')],
  [
    'the site context’s bars (CTX-10)',
    siteContext,
    context,
    words('showAnnouncementBar demoCollections cookieSettings'),
  ],
  ['header and footer (HF-01)', headerFooter, { header, footer }, words('header footer')],
  ['a file (FILE-02)', asset, storedFile, ['fileName']],
];

/** Names separated by spaces. */
function words(names: string): readonly string[] {
  return names.split(' ');
}

describe.each(entities)('%s', (title, schema, sample, members) => {
  it(`parses with all fields and is rejected when any of them is missing: ${title}`, () => {
    expect(schema.parse(sample)).toMatchObject(
      Object.fromEntries(members.map((member) => [member, sample[member]])),
    );
    for (const member of members) {
      const { [member]: _left, ...rest } = sample;
      expect(schema.safeParse(rest).success, member).toBe(false);
    }
  });
});

describe('the site context', () => {
  it('parses the collection and item of a page and requires the item title (CTX-06, CTX-07)', () => {
    const place = {
      collectionId: id,
      collection: { title: 'Journal', type: 1, permissionType: 1 },
      itemId: id,
      item: { title: 'Frost', recordType: 1 },
    };
    expect(siteContext.parse({ ...context, ...place })).toMatchObject(place);
    const { title: _title, ...item } = place.item;
    expect(siteContext.safeParse({ ...context, ...place, item }).success).toBe(false);
  });
});

describe('a product', () => {
  it.each(['physical', 'service', 'digital', 'gift card'])(
    'can have the type %s (PRODUCT-01)',
    (productType) => {
      expect(product.safeParse({ id, productType, variants: [variant] }).success).toBe(true);
    },
  );

  it('is rejected with an unknown type or without variants (PRODUCT-01)', () => {
    expect(product.safeParse({ id, productType: 'live', variants: [variant] }).success).toBe(false);
    expect(product.safeParse({ id, productType: 'digital', variants: [] }).success).toBe(false);
  });

  it.each([
    [0, true],
    [100_000_000, true],
    [100_000_001, false],
    [-1, false],
    [9.5, false],
  ])('accepts a price of %d minor units: %s (PRODUCT-06, PRODUCT-14)', (price, isAllowed) => {
    expect(productVariant.safeParse({ ...variant, price }).success).toBe(isAllowed);
  });

  it('has its SKU compared case-sensitively to find duplicates (PRODUCT-07)', () => {
    expect(repeatedSku([{ sku: 'A' }, { sku: 'B' }, { sku: 'A' }])).toBe('A');
    expect(repeatedSku([{ sku: 'A' }, { sku: 'a' }])).toBeUndefined();
  });

  it.each([
    [60, true],
    [61, false],
  ])('accepts a SKU of %d characters: %s (PRODUCT-15)', (length, isAllowed) => {
    const sku = 'K'.repeat(length);
    expect(productVariant.safeParse({ ...variant, sku }).success).toBe(isAllowed);
  });
});

it('parses a login with email, password and rememberMe, and a session with a token (MEMBER-04)', () => {
  const login = { email: 'nora@example.com', password: 'tide', rememberMe: true };
  expect(loginPayload.parse(login)).toStrictEqual(login);
  expect(loginPayload.parse({ ...login, rememberMe: undefined }).rememberMe).toBe(false);
  for (const missing of ['email', 'password'])
    expect(loginPayload.safeParse({ ...login, [missing]: undefined }).success).toBe(false);
  expect(memberSession.parse({ xsrfToken: 't1' })).toStrictEqual({ xsrfToken: 't1' });
  expect(memberSession.safeParse({}).success).toBe(false);
});

it('lists every file state (FILE-03)', () => {
  expect([...fileStates].toSorted()).toStrictEqual([
    'processing',
    'processingCancelled',
    'processingFailed',
    'ready',
    'uploadFailed',
    'uploading',
  ]);
});
