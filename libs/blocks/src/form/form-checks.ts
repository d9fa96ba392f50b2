import { isEmail, isEmailWithShortEnding, readPostalCode } from '@sitewright/contracts/addresses';
import type { AddressParts, CheckOptions } from '@sitewright/form-runtime';

/** The parts of a postal address with its postal code in the usual form, the extension of a ZIP+4 code apart. */
export function normalizeAddress<Parts extends AddressParts>(parts: Parts) {
  const { zip, zipExtension } = readPostalCode(parts.Zip);
  return { ...parts, Zip: zip, ...(zipExtension && { ZipExtension: zipExtension }) };
}

/** How a form checks e-mail and postal addresses, in the page and on the server. */
export const formChecks = (
  shortEmailEndings: boolean,
): Pick<CheckOptions, 'isEmail' | 'normalizeAddress'> => ({
  isEmail: shortEmailEndings ? isEmailWithShortEnding : isEmail,
  normalizeAddress,
});
