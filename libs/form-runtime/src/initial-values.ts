import { rulesOf } from './fields/field-kinds.ts';
import { fieldNames } from './plain-form.ts';
import type { FormDefinition, FormField, FormValues } from './form-definition.ts';

/** The query of the page that shows the form; a `URLSearchParams` is one. */
export interface PageQuery {
  get(name: string): string | null;
}

/** What a hidden field holds: the query parameter of its name, else its own value (FORM-32, FORM-33). */
export const hiddenValue = (field: FormField, query?: PageQuery): string =>
  (field.key ? query?.get(field.key) : undefined) ?? field.value ?? '';

/** The values of a form before anyone has filled it in; `values` holds what is known already. */
export const initialValues = (
  form: Pick<FormDefinition, 'fields'>,
  query?: PageQuery,
  values: Readonly<Record<string, unknown>> = {},
): FormValues =>
  Object.fromEntries(
    form.fields
      .filter((field) => fieldNames(field).length > 0)
      .map((field) => [
        field.id,
        rulesOf(field).parse(
          values[field.id] ?? (field.type === 'hidden' ? hiddenValue(field, query) : undefined),
          field,
        ),
      ]),
  );
