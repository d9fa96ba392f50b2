import { formTexts } from './texts.ts';
import type { FormTexts } from './texts.ts';

/** What the checks of a form take besides the form itself. */
export interface CheckOptions {
  /** Any of `FormTexts`, in another language. Default: English. */
  readonly texts?: Partial<FormTexts> | undefined;
  /** The longest ending of an e-mail address, in characters. Default: 4. */
  readonly emailEndingMax?: number | undefined;
}

/** `CheckOptions` with every default filled in. */
export interface CheckSettings {
  readonly texts: FormTexts;
  readonly emailEndingMax: number;
}

/** The table of defaults. */
const checkDefaults: CheckSettings = { texts: formTexts, emailEndingMax: 4 };

/** Fills in the defaults. */
export const toCheckSettings = ({ texts, emailEndingMax }: CheckOptions): CheckSettings => ({
  texts: { ...checkDefaults.texts, ...texts },
  emailEndingMax: emailEndingMax ?? checkDefaults.emailEndingMax,
});
