import type { Refusal } from '@sitewright/contracts/errors';
import { unreadable } from '../presentation/public.ts';
import type { Pending } from './pending.queries.ts';

/** Refuses to make live what cannot be read; what is live stays. Null when all can be. */
export function readingRefusal(entries: readonly Pending[]): Refusal | null {
  for (const { title, fault } of entries) {
    if (fault === undefined) continue;
    return unreadable(fault, title);
  }
  return null;
}
