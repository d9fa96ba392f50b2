import { checkField } from './check-field.ts';
import { collectingFields } from './collecting-fields.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import { toCheckSettings } from './options.ts';
import type { CheckOptions } from './options.ts';

/** A valid submission, or its errors by field id. */
export type Validation =
  | { readonly ok: true; readonly payload: FormValues }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/**
 * Validates a submission, with the same result in the browser and on the server. `values` are untrusted: entries of
 * unknown fields are ignored, invalid ones are empty. Idempotent for its own payload, so that a server can validate it
 * again.
 */
export function validateSubmission(
  form: Pick<FormDefinition, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  options: CheckOptions = {},
): Validation {
  const settings = toCheckSettings(options);
  const checked = collectingFields(form).map((field) => {
    const input = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
    return [field.id, checkField(field, input, settings)] as const;
  });
  const errors = checked
    .filter(([, { error }]) => error)
    .map(([id, { error }]) => [id, error as string] as const);
  return errors.length
    ? { ok: false, errors: Object.fromEntries(errors) }
    : { ok: true, payload: Object.fromEntries(checked.map(([id, { value }]) => [id, value])) };
}
