import type { ErrorResult } from '@sitewright/contracts/errors';
import { unreadable } from '../presentation/public.ts';
import type { Pending } from './pending.queries.ts';

/** Rejects publishing unreadable content; the live content stays. Null if everything is readable. */
export function findReadingError(entries: readonly Pending[]): ErrorResult | null {
  for (const { title, error } of entries) {
    if (error === undefined) continue;
    return unreadable(error, title);
  }
  return null;
}
