import type { FormField } from './form-definition.ts';

/** The query of the page that shows the form; a `URLSearchParams` is one. */
export interface PageQuery {
  get(name: string): string | null;
}

/** What a hidden field holds: the query parameter of its name, else its own value. */
export const hiddenValue = (field: FormField, query?: PageQuery): string =>
  (field.key ? query?.get(field.key) : undefined) ?? field.value ?? '';
