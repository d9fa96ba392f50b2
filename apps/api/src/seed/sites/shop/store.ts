import type { StoreSettings } from '../../demo-site.ts';

const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

const salesTax = (state: string, ratePercent: number) => ({
  name: 'Sales tax',
  ratePercent,
  country: 'US',
  state,
});

const vat = (country: string, ratePercent: number) => ({ name: 'VAT', ratePercent, country });

/** Shipping, tax and payment settings of the store. Amounts in US cents. */
export const shopStore: StoreSettings = {
  taxIncluded: false,
  taxRules: [
    salesTax('CA', 7.25),
    salesTax('MA', 6.25),
    salesTax('ME', 5.5),
    salesTax('NY', 8.875),
    salesTax('WA', 6.5),
    vat('DE', 19),
    vat('FR', 20),
    vat('IE', 23),
    vat('NL', 21),
  ],
  shippingRates: [
    {
      id: 'us-post',
      name: 'Island post',
      countries: ['US'],
      priceCents: 795,
      perKgCents: 150,
      estimate: '6 to 9 days',
    },
    {
      id: 'us-courier',
      name: 'Courier from the mainland',
      countries: ['US'],
      priceCents: 1995,
      perKgCents: 300,
      estimate: '2 to 3 days',
    },
    {
      id: 'eu-post',
      name: 'Parcel post to Europe',
      countries: euCountries,
      priceCents: 1495,
      perKgCents: 350,
      estimate: '8 to 12 days',
    },
    {
      id: 'world-post',
      name: 'International post',
      countries: ['*'],
      priceCents: 2495,
      perKgCents: 600,
      estimate: '2 to 4 weeks',
    },
  ],
  coupons: [
    { code: 'WELCOME10', effect: { kind: 'percentage', percent: 10 } },
    { code: 'SLOWBOAT', effect: { kind: 'freeShipping' }, minimumSubtotalCents: 6000 },
    { code: 'CIRCLE15', effect: { kind: 'percentage', percent: 15 }, minimumSubtotalCents: 4000 },
  ],
  checkoutMinimumCents: 0,
  measurementStandard: 'metric',
  expressCheckout: false,
};
