import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { editRefusals } from '@sitewright/page-model';
import type { Pending } from './pending.queries.ts';

/** Refuses to make live what cannot be read; what is live stays. Null when all can be. */
export function readingRefusal(entries: readonly Pending[]): Refusal | null {
  for (const { title, fault } of entries) {
    if (fault === undefined) continue;
    return refuse(editRefusals[fault], { values: { title }, detail: { refusal: fault } });
  }
  return null;
}
