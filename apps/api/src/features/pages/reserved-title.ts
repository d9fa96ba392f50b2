import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { reservedNames } from '../url-paths/public.ts';

/** NAV-01: reserved titles. */
export const findReservedTitleError = (title: string): ErrorResult | null =>
  reservedNames.includes(title.toLowerCase())
    ? err('reservedName', {
        errors: { title: 'This name is reserved. Please choose another.' },
      })
    : null;
