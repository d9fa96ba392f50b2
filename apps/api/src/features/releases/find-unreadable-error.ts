import type { ErrorResult } from '@sitewright/contracts/errors';
import { unreadable } from '../presentation/public.ts';
import type { Pending } from './pending.queries.ts';

/** The error that prevents publishing unreadable content; null if everything is readable. */
export function findUnreadableError(entries: readonly Pending[]): ErrorResult | null {
  for (const { title, error } of entries) {
    if (error === undefined) continue;
    return unreadable(error, title);
  }
  return null;
}
