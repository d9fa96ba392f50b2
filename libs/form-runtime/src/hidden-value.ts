import type { FormField } from './form-definition.ts';

/** The query of the page that shows the form; a `URLSearchParams` is one. */
export interface PageQuery {
  get(name: string): string | null;
}

/** The value of a hidden field: its query parameter, otherwise its default. */
export const hiddenValue = (field: FormField, query?: PageQuery): string =>
  (field.key ? query?.get(field.key) : undefined) ?? field.value ?? '';
