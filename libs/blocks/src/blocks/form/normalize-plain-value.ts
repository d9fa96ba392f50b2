import { toHalfWidth } from '@sitewright/contracts/addresses';
import type { FieldKind, FieldValue, FormField } from '@sitewright/form-runtime';

/** Kinds of fields that `normalizePlainValue` is enough for, and that need no more than their markup. */
export const plainFieldKinds: ReadonlySet<FieldKind> = new Set([
  'name',
  'likert',
  'checkbox',
  'radio',
  'select',
  'hidden',
  'text',
  'textarea',
  'email',
  'password',
  'section',
  'twitter',
]);

/** Whether nothing of it is seen: spaces, invisible characters and the empty cell of Braille. */
const isBlank = (text: string): boolean => /^[\s\p{DI}\u2800]*$/u.test(text);

/** What is blank is empty. */
const withoutBlanks = (value: FieldValue): FieldValue =>
  typeof value === 'string'
    ? isBlank(value)
      ? ''
      : value
    : Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([part, text]) => [part, isBlank(text) ? '' : text]),
        );

/** The usual form of what was typed into a field of a plain kind. */
export const normalizePlainValue = (
  value: FieldValue,
  { type }: Pick<FormField, 'type'>,
): FieldValue => {
  if (type === 'password') return value;
  const seen = withoutBlanks(value);
  return type === 'email' ? toHalfWidth(seen as string) : seen;
};
