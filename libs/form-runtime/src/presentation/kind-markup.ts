import { optionsOf } from '../fields/choices.ts';
import { likertScale } from '../fields/likert/likert.ts';
import { dayHalves } from '../fields/time/time.ts';
import type { FieldKind, FormField } from '../form-definition.ts';
import type { ControlMarkup } from './control-markup.ts';

/** The markup of a control, by the field and its part, if any. */
type KindMarkup = (field: FormField, part: string) => ControlMarkup;

const input =
  (type: string, attributes: Partial<ControlMarkup> = {}): KindMarkup =>
  () => ({ element: 'input', type, ...attributes });

const choices =
  (element: 'select' | 'choices', type?: string): KindMarkup =>
  (field) => ({ element, options: optionsOf(field), ...(type && { type }) });

/** Text inputs with an autofill token for each part. */
const autofilled =
  (autoComplete: Readonly<Record<string, string>>, type = 'text'): KindMarkup =>
  (_field, part) => ({ element: 'input', type, autoComplete: autoComplete[part] ?? 'off' });

const digits: ControlMarkup = { element: 'input', type: 'text', inputMode: 'numeric' };

/** The markup of the controls of each field type. */
export const kindMarkup: Readonly<Record<FieldKind, KindMarkup>> = {
  name: autofilled({ First: 'given-name', Last: 'family-name' }),
  phone: autofilled(
    {
      Country: 'tel-country-code',
      Areacode: 'tel-area-code',
      Prefix: 'tel-local-prefix',
      Line: 'tel-local-suffix',
    },
    'tel',
  ),
  address: autofilled({
    Line1: 'address-line1',
    Line2: 'address-line2',
    City: 'address-level2',
    State: 'address-level1',
    Zip: 'postal-code',
    Country: 'country-name',
  }),
  date: () => digits,
  time: (_field, part) =>
    part === 'Ampm' ? { element: 'select', options: dayHalves, isLabeled: true } : digits,
  likert: () => ({ element: 'choices', type: 'radio', options: likertScale, isLabeled: true }),
  checkbox: choices('choices', 'checkbox'),
  radio: choices('choices', 'radio'),
  select: choices('select'),
  hidden: input('hidden'),
  text: input('text'),
  textarea: () => ({ element: 'textarea' }),
  email: input('email', { autoComplete: 'email' }),
  number: input('number', { step: 'any' }),
  website: input('url', { autoComplete: 'url' }),
  currency: input('text', { inputMode: 'decimal' }),
  // Browsers ignore 'off', and would fill in and send a saved password of the site.
  password: input('password', { autoComplete: 'new-password' }),
  section: input('text'),
  twitter: input('text'),
  default: input('text'),
};
