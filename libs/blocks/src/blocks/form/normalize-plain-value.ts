import { toHalfWidth } from '@sitewright/contracts/addresses';
import type { FieldKind, FieldValue, FormField } from '@sitewright/form-runtime';

/** Field types that need only `normalizePlainValue`, and no script beyond their markup. */
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

/** Whether a value has no visible character: spaces, invisible characters and the empty Braille cell. */
const isBlank = (text: string): boolean => /^[\s\p{DI}\u2800]*$/u.test(text);

/** A blank value becomes empty. */
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

/** Normalizes the value of a plain field. */
export const normalizePlainValue = (
  value: FieldValue,
  { type }: Pick<FormField, 'type'>,
): FieldValue => {
  if (type === 'password') return value;
  const normalized = withoutBlanks(value);
  return type === 'email' ? toHalfWidth(normalized as string) : normalized;
};
