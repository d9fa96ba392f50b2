import {
  defaultCheckout,
  type StoreDiscount,
  type StoreGiftCard,
  type StoreGiftCardEntry,
  type StoreReview,
  type StoreShipping,
  type StoreTaxes,
  type StoreCheckout,
} from '@sitewright/contracts/entities';
import { idOf } from './sample.ts';

const at = '2026-11-20T09:00:00.000Z';

const sampleDiscount: StoreDiscount = {
  id: idOf('discount', 1),
  code: 'SPRING20',
  title: '',
  effect: { kind: 'percentage', percent: 20 },
  target: { kind: 'all' },
  minimumCents: 5000,
  minimumQuantity: null,
  startsAt: null,
  endsAt: null,
  useLimit: 100,
  customerLimit: null,
  customers: null,
  combinesWith: ['shipping'],
  isActive: true,
  status: 'active',
  uses: 3,
  salesCents: 18_000,
  revision: 1,
};

export const sampleDiscounts: StoreDiscount[] = [
  sampleDiscount,
  {
    ...sampleDiscount,
    id: idOf('discount', 2),
    code: null,
    title: 'Six or more bags',
    minimumCents: null,
    minimumQuantity: 6,
    useLimit: null,
    uses: 0,
    salesCents: 0,
  },
  {
    ...sampleDiscount,
    id: idOf('discount', 3),
    code: 'OPENING',
    endsAt: '2025-09-30T22:00:00.000Z',
    status: 'expired',
  },
];

/** A gift card with its ledger, newest entry first. */
export type FakeGiftCard = StoreGiftCard & { readonly entries: StoreGiftCardEntry[] };

export const sampleGiftCard: FakeGiftCard = {
  id: idOf('giftcard', 1),
  codeEnd: '7QX2',
  currency: 'EUR',
  initialCents: 5000,
  balanceCents: 3000,
  status: 'active',
  recipientName: 'Ada Byron',
  recipientEmail: 'ada@example.com',
  senderName: 'Nora',
  message: 'Happy birthday!',
  createdAt: at,
  deliverAt: at,
  deliveredAt: at,
  expiresAt: null,
  isActive: true,
  orderId: null,
  entries: [
    {
      id: idOf('entry', 2),
      createdAt: at,
      kind: 'redeemed',
      amountCents: -2000,
      balanceCents: 3000,
      orderId: idOf('order', 1),
      orderNumber: 1042,
      reason: '',
      author: '',
    },
    {
      id: idOf('entry', 1),
      createdAt: at,
      kind: 'issued',
      amountCents: 5000,
      balanceCents: 5000,
      orderId: null,
      orderNumber: null,
      reason: '',
      author: 'Olive Owner',
    },
  ],
};

/** A store that ships to Germany for 4.90. */
export const sampleShipping: StoreShipping = {
  zones: [
    {
      id: 'home',
      name: '',
      isRestOfWorld: false,
      regions: [{ country: 'DE', states: [] }],
      rates: [
        {
          id: 'parcel',
          name: 'Parcel',
          estimate: '2 to 3 days',
          price: { kind: 'flat', priceCents: 490 },
          freeFromCents: null,
        },
      ],
    },
  ],
  profiles: [],
  pickups: [],
  deliveries: [],
  rateServices: [],
};

/** A store in Germany whose prices include 19 %. */
export const sampleTaxes: StoreTaxes = {
  pricesIncludeTax: true,
  taxesShipping: false,
  reverseCharge: false,
  storeCountry: 'DE',
  service: null,
  rates: [
    {
      id: 'german',
      name: 'VAT',
      country: 'DE',
      state: '',
      postalCode: '',
      taxClass: 'standard',
      ratePercent: 19,
    },
  ],
};

const sampleReview: StoreReview = {
  id: idOf('review', 1),
  rating: 5,
  title: 'Warm for hours',
  text: 'Holds two cups of tea.',
  author: 'Mara H.',
  state: 'pending',
  createdAt: at,
  product: { id: idOf('item', 1), title: 'Travel mug' },
  order: { id: idOf('order', 1), number: 1042 },
  photos: [],
  reply: '',
  repliedAt: null,
  revision: 1,
};

export const sampleReviews: StoreReview[] = [
  sampleReview,
  {
    ...sampleReview,
    id: idOf('review', 2),
    rating: 2,
    title: '',
    text: 'The lid leaks.',
    author: 'Jo P.',
    state: 'approved',
  },
];
/** A checkout with one custom field. */
export const sampleCheckout: StoreCheckout = {
  ...defaultCheckout,
  minimumCents: 2000,
  fields: [{ id: 'date', type: 'date', title: 'Delivery date', required: true }],
};
