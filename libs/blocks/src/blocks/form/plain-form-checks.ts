import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import type { CheckOptions } from '@sitewright/form-runtime';
import { normalizePlainValue } from './normalize-plain-value.ts';

/** The validation of a form with only plain field types. */
export const plainFormChecks = (
  shortEmailEndings: boolean,
): Pick<CheckOptions, 'isEmail' | 'normalize'> => ({
  isEmail: shortEmailEndings ? isEmailWithShortEnding : isEmail,
  normalize: normalizePlainValue,
});
