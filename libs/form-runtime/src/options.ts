import type { FieldValue, FormField } from './form-definition.ts';
import { formTexts } from './texts.ts';
import type { FormTexts } from './texts.ts';

/** Options of a form's validation. */
export interface CheckOptions {
  /** A subset of `FormTexts` in another language. Default: English. */
  readonly texts?: Partial<FormTexts> | undefined;
  /** Maximum length of an email address's top-level domain, in characters. Default: 4. */
  readonly emailEndingMax?: number | undefined;
  /** A custom rule for email addresses. Default: that of HTML, with `emailEndingMax`. */
  readonly isEmail?: ((text: string) => boolean) | undefined;
  /** Whether a typed country has no postal codes, so that a required address needs none. Default: all have them. */
  readonly lacksZip?: ((country: string) => boolean) | undefined;
  /** Normalizes a value before validation; the typed value is sent. Default: unchanged. */
  readonly normalize?: ((value: FieldValue, field: FormField) => FieldValue) | undefined;
}

/** `CheckOptions` with its defaults filled in. */
export interface CheckSettings extends CheckOptions {
  readonly texts: FormTexts;
}

/** Fills in the defaults. */
export const toCheckSettings = (options: CheckOptions): CheckSettings => ({
  ...options,
  texts: { ...formTexts, ...options.texts },
});
