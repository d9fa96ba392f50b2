import type { DemoData, StoreSetup } from '@sitewright/contracts/api';
import type { AbandonedCart, CustomerDetails, SalesMonth } from '@sitewright/contracts/entities';
import { idOf, sampleOrder } from './sample.ts';

const at = '2026-11-20T09:00:00.000Z';

export const sampleCustomers: CustomerDetails[] = [
  {
    id: idOf('customer', 1),
    email: 'ada@example.com',
    name: 'Ada Byron',
    tags: ['regular'],
    orderCount: 1,
    spentCents: 2975,
    currency: 'EUR',
    firstOrderAt: at,
    lastOrderAt: at,
    acceptsMarketing: false,
    spent: [{ currency: 'EUR', cents: 2975 }],
    orders: [sampleOrder],
    notes: [],
    consents: [],
  },
  {
    id: idOf('customer', 2),
    email: 'grace@example.com',
    name: 'Grace Hopper',
    tags: [],
    orderCount: 3,
    spentCents: 12_000,
    currency: 'EUR',
    firstOrderAt: '2026-10-02T09:00:00.000Z',
    lastOrderAt: '2026-11-19T09:00:00.000Z',
    acceptsMarketing: true,
    spent: [{ currency: 'EUR', cents: 12_000 }],
    orders: [],
    notes: [],
    consents: [{ isGiven: true, source: 'checkout', author: '', at: '2026-10-02T09:00:00.000Z' }],
  },
];

export const sampleAbandonedCarts: AbandonedCart[] = (
  [
    ['ada@example.com', 'noConsent', null],
    ['grace@example.com', 'mailed', at],
  ] as const
).map(([email, state, mailedAt], index) => ({
  id: idOf('cart', index + 1),
  email,
  abandonedAt: at,
  quantity: 2,
  titles: ['House blend'],
  valueCents: 2500,
  currency: 'EUR',
  state,
  mailedAt,
  orderId: null,
}));

export const sampleSalesMonth: SalesMonth = {
  month: '2026-11',
  currency: 'EUR',
  orderCount: 3,
  salesCents: 10_000,
  giftCardSalesCents: 5000,
  discountCents: 1000,
  reverseChargeCents: 0,
  shippingCents: 500,
  uncapturedCents: 0,
  taxCents: 1805,
  addedTaxCents: 1805,
  totalCents: 16_305,
  refundCount: 1,
  refundedCents: 2000,
  refundedTaxCents: 319,
  netCents: 14_305,
  taxes: [{ name: 'VAT', ratePercent: 19, baseCents: 9500, taxCents: 1805, refundedTaxCents: 319 }],
  payments: [
    { method: 'stripe', orderCount: 2, paidCents: 12_105 },
    { method: 'bankTransfer', orderCount: 1, paidCents: 3000 },
  ],
  giftCards: {
    issuedCents: 5000,
    redeemedCents: 1200,
    returnedCents: 0,
    adjustedCents: 0,
    expiredCents: 0,
    liabilityCents: 3800,
  },
};

/** A store without demo data. */
export const noDemoData: DemoData = {
  orders: 0,
  customers: 0,
  reviews: 0,
  giftCards: 0,
  abandonedCarts: 0,
};

/** A store whose guide was dismissed. */
export const sampleStoreSetup: StoreSetup = {
  hasStore: true,
  isDismissed: true,
  steps: [
    { id: 'product', isDone: true },
    { id: 'payment', isDone: true },
    { id: 'shipping', isDone: false },
    { id: 'tax', isDone: false },
    { id: 'order', isDone: false },
  ],
};
