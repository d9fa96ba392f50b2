import type { FieldKind, FormField } from '../form-definition.ts';
import { address } from './address/address.ts';
import { checkbox } from './checkbox/checkbox.ts';
import { currency } from './currency/currency.ts';
import { date } from './date/date.ts';
import { fallback } from './default/default.ts';
import { email } from './email/email.ts';
import { hidden } from './hidden/hidden.ts';
import { likert } from './likert/likert.ts';
import { name } from './name/name.ts';
import { number } from './number/number.ts';
import { password } from './password/password.ts';
import { phone } from './phone/phone.ts';
import { radio } from './radio/radio.ts';
import { section } from './section/section.ts';
import { select } from './select/select.ts';
import { text } from './text/text.ts';
import { textarea } from './textarea/textarea.ts';
import { time } from './time/time.ts';
import { twitter } from './twitter/twitter.ts';
import { website } from './website/website.ts';
import type { FieldRules } from './field-rules.ts';

/** The rules of each field type. A new type needs a folder and a line here. */
export const fieldKinds = {
  name,
  phone,
  address,
  date,
  time,
  likert,
  checkbox,
  radio,
  select,
  hidden,
  text,
  textarea,
  email,
  number,
  website,
  currency,
  password,
  section,
  twitter,
  default: fallback,
} satisfies Record<FieldKind, FieldRules>;

/** The rules of a field. An unknown stored type is handled as `default`. */
export const rulesOf = (field: FormField): FieldRules =>
  Object.hasOwn(fieldKinds, field.type) ? fieldKinds[field.type] : fieldKinds.default;
