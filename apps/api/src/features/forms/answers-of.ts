import { normalizeAddress } from '@sitewright/blocks/words';
import { postalCodeText } from '@sitewright/contracts/addresses';
import type { Form, FormField } from '@sitewright/contracts/entities';
import type { AddressParts, FieldValue, FormValues } from '@sitewright/form-runtime';
import { toAnswers } from '@sitewright/form-runtime/presentation';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import type { StoredAnswers } from './submissions.queries.ts';

type Rewrite = (value: FieldValue) => FieldValue;

const mapFields = (
  { fields }: Pick<Form, 'fields'>,
  values: FormValues,
  rewrites: Partial<Record<FormField['type'], Rewrite>>,
): FormValues =>
  Object.fromEntries(
    fields.flatMap(({ id, type }) => {
      const value = values[id];
      return value === undefined ? [] : [[id, rewrites[type]?.(value) ?? value] as const];
    }),
  );

const asAddress = (value: FieldValue) => value as AddressParts & { readonly ZipExtension?: string };

/** What is stored of a checked submission: its values in their usual form, and the same as people read it. */
export function answersOf(form: Form, payload: FormValues): StoredAnswers {
  const values = mapFields(form, payload, {
    address: (value) => normalizeAddress(asAddress(value)),
  });
  const readable = mapFields(form, values, {
    email: (value) => readableEmail(value as string),
    address: (value) => {
      const { ZipExtension: zipExtension, ...parts } = asAddress(value);
      return { ...parts, Zip: postalCodeText({ zip: parts.Zip, zipExtension }) };
    },
  });
  return { values, texts: [...toAnswers(form, readable)] };
}
