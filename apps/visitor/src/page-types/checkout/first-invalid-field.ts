import type { FormReturn } from '@sitewright/contracts/entities';

/** The fields of the checkout in the order of its form. */
const fields = [
  'email',
  ...['country', 'firstName', 'lastName', 'line1', 'line2', 'zip', 'city', 'state', 'phone'].map(
    (part) => `shippingAddress.${part}`,
  ),
  'shippingOptionId',
  'billing.firstName',
  'billing.lastName',
  'billing.country',
  'billing.zip',
  'billing.state',
  'vatNumber',
  'payment.method',
  'payment.card',
] as const;

/** The field to focus when the form is shown again; undefined without errors. */
export const firstInvalidField = (sent: FormReturn | undefined): string | undefined =>
  sent && fields.find((name) => sent.errors[name] !== undefined);
