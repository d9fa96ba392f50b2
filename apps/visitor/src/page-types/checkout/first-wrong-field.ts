import type { FormReturn } from '@sitewright/contracts/entities';

/** The fields of the checkout as they stand in its form. */
const fields = [
  'email',
  ...['country', 'firstName', 'lastName', 'line1', 'line2', 'zip', 'city', 'state', 'phone'].map(
    (part) => `shippingAddress.${part}`,
  ),
  'shippingOptionId',
  'payment.method',
  'payment.card',
] as const;

/** The field that the buyer is led to when the form is shown again; undefined when nothing is wrong. */
export const firstWrongField = (sent: FormReturn | undefined): string | undefined =>
  sent && fields.find((name) => sent.errors[name] !== undefined);
