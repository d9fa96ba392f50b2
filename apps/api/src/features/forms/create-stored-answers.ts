import { formLabelsOf, normalizeValue, visitorText } from '@sitewright/blocks/texts';
import { postalCodeText } from '@sitewright/contracts/addresses';
import type { Form, FormField } from '@sitewright/contracts/entities';
import type { AddressParts, FieldValue, FormValues } from '@sitewright/form-runtime';
import { toAnswers } from '@sitewright/form-runtime/presentation';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import type { StoredAnswers } from './submissions.queries.ts';

const mapFields = (
  { fields }: Pick<Form, 'fields'>,
  values: FormValues,
  rewrite: (value: FieldValue, field: FormField) => FieldValue,
): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.id];
      return value === undefined ? [] : [[field.id, rewrite(value, field)] as const];
    }),
  );

/** Formats a value for display. */
function readableValue(value: FieldValue, { type }: FormField): FieldValue {
  if (type === 'email') return readableEmail(value as string);
  if (type !== 'address') return value;
  const { ZipExtension: zipExtension, ...parts } = value as AddressParts & {
    readonly ZipExtension?: string;
  };
  return { ...parts, Zip: postalCodeText({ zip: parts.Zip, zipExtension }) };
}

/**
 * The answers to store for a valid submission: normalized values, and texts formatted in the website's language.
 */
export function createStoredAnswers(
  form: Pick<Form, 'fields'>,
  payload: FormValues,
  locale: string,
): StoredAnswers {
  const values = mapFields(form, payload, normalizeValue);
  const labels = formLabelsOf(visitorText(locale));
  const texts = toAnswers(form, mapFields(form, values, readableValue), labels, { locale });
  return { values, texts: [...texts] };
}
