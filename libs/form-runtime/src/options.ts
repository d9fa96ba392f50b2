import type { FieldValue, FormField } from './form-definition.ts';
import { formTexts } from './texts.ts';
import type { FormTexts } from './texts.ts';

/** What the checks of a form take besides the form itself. */
export interface CheckOptions {
  /** Any of `FormTexts`, in another language. Default: English. */
  readonly texts?: Partial<FormTexts> | undefined;
  /** The longest ending of an e-mail address, in characters. Default: 4. */
  readonly emailEndingMax?: number | undefined;
  /** A rule of your own for e-mail addresses. Default: that of HTML, with `emailEndingMax`. */
  readonly isEmail?: ((text: string) => boolean) | undefined;
  /** Whether a country, as it was typed, has no postal codes: a required address there needs none. Default: all have them. */
  readonly lacksZip?: ((country: string) => boolean) | undefined;
  /** Rewrites a value before it is checked; what is sent stays as it was typed. Default: as it was typed. */
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
