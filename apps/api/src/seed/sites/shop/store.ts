import { paymentMethods } from '@sitewright/contracts/entities';
import type { StoreSettings } from '../../demo-site.ts';
import { shopShipping } from './shipping.ts';

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
  shipping: shopShipping,
  giftCards: { minCents: 1000, maxCents: 50_000 },
  checkoutMinimumCents: 0,
  measurementStandard: 'metric',
  expressCheckout: false,
  payments: paymentMethods,
  manualPayments: {
    bankTransfer: {
      name: '',
      instructions:
        'Tidewater Goods, Harbor Bank\nRouting number 000000000\nAccount number 0001234567',
    },
    invoice: { name: '', instructions: 'Due within 14 days of the invoice date.' },
    cashOnPickup: {
      name: '',
      instructions: 'Please bring the exact amount. The till is by the kiln door.',
    },
  },
  checkout: {
    phone: 'optional',
    company: 'hidden',
    orderNotes: true,
    terms: { isRequired: false, text: '', url: '' },
    fields: [
      {
        id: 'giftMessage',
        type: 'textarea',
        title: 'Gift message',
        description: 'We write it by hand on a card.',
      },
    ],
  },
};
