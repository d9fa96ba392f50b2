import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import type { CheckOptions } from '@sitewright/form-runtime';
import { normalizeValue } from './normalize-value.ts';

/** How a form checks what was typed, in the page and on the server. */
export const formChecks = (
  shortEmailEndings: boolean,
): Pick<CheckOptions, 'isEmail' | 'normalize'> => ({
  isEmail: shortEmailEndings ? isEmailWithShortEnding : isEmail,
  normalize: normalizeValue,
});
