import { addressFormatOf } from '@sitewright/commerce';
import type { FormReturn } from '@sitewright/contracts/entities';

const addressFields = ({ values }: FormReturn): readonly string[] => {
  const { parts } = addressFormatOf(values['shippingAddress.country'] ?? '');
  return ['country', 'firstName', 'lastName', 'company', ...parts, 'zip', 'city', 'state', 'phone'];
};

/** The names of the fields in the order of the form. */
const fieldsOf = (sent: FormReturn): readonly string[] => [
  'email',
  ...addressFields(sent).map((part) => `shippingAddress.${part}`),
  'shippingOptionId',
  'billing.firstName',
  'billing.lastName',
  'billing.company',
  'billing.phone',
  'billing.country',
  'billing.zip',
  'billing.state',
  'vatNumber',
  // The custom fields, whose errors are in the order of the form.
  ...Object.keys(sent.errors).filter((name) => name.startsWith('fields[')),
  'payment.method',
  'payment.card',
  'acceptsTerms',
];

/** The field to focus when the form is shown again; undefined without errors. */
export const firstInvalidField = (sent: FormReturn | undefined): string | undefined =>
  sent && fieldsOf(sent).find((name) => sent.errors[name] !== undefined);
