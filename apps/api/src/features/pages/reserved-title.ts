import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { reservedNames } from '../url-paths/public.ts';

/** NAV-01: names that belong to the product. */
export const reservedTitleRefusal = (title: string): Refusal | null =>
  reservedNames.includes(title.toLowerCase())
    ? refuse('reservedName', {
        errors: { title: 'This name is reserved. Please choose another.' },
      })
    : null;
