import { storeTexts, type StoreTextKey } from '../../texts/store-text.ts';
import { formLabels } from '../forms/form-labels.ts';

/** The labels of the settings. */
export const checkoutLabelKeys = {
  expressCheckout: 'store.expressCheckout',
  minimumCents: 'store.minimumOrderAmount',
  phone: 'store.phoneNumber',
  company: 'store.companyName',
  orderNotes: 'store.orderNotes',
  terms: 'store.terms',
  isRequired: 'store.termsRequired',
  text: 'store.checkboxLabel',
  url: 'store.linkToTerms',
  fields: 'store.customFields',
} as const satisfies Record<string, StoreTextKey>;

/** The labels for conflicts and errors that no field shows. */
export const checkoutLabels = () => ({ ...formLabels, ...storeTexts(checkoutLabelKeys) });
