import { hasPostalCodes } from '@sitewright/contracts/addresses';
import type { CheckOptions } from '@sitewright/form-runtime';
import { normalizeValue } from './normalize-value.ts';
import { plainFormChecks } from './plain-form-checks.ts';

/** The validation of a form, in the page and on the server. */
export const formChecks = (
  shortEmailEndings: boolean,
): Pick<CheckOptions, 'isEmail' | 'lacksZip' | 'normalize'> => ({
  ...plainFormChecks(shortEmailEndings),
  lacksZip: (country) => !hasPostalCodes(country),
  normalize: normalizeValue,
});
