import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import type { CheckOptions } from '@sitewright/form-runtime';
import { normalizePlainValue } from './normalize-plain-value.ts';

/** How a page checks a form whose fields are all of plain kinds. */
export const plainFormChecks = (
  shortEmailEndings: boolean,
): Pick<CheckOptions, 'isEmail' | 'normalize'> => ({
  isEmail: shortEmailEndings ? isEmailWithShortEnding : isEmail,
  normalize: normalizePlainValue,
});
