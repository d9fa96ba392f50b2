import { formLabels } from '../forms/form-labels.ts';

/** The labels of the settings, also for conflicts and errors that no field shows. */
export const checkoutLabels = {
  ...formLabels,
  expressCheckout: 'Express checkout',
  minimumCents: 'Minimum order amount',
  phone: 'Phone number',
  company: 'Company name',
  orderNotes: 'Order notes',
  terms: 'Terms',
  isRequired: 'Customers must agree to your terms',
  text: 'Checkbox label',
  url: 'Link to the terms',
  fields: 'Custom fields',
} as const;
