import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { contentHash } from '../../platform/contents/content-hash.ts';

/** Names what is stored by what it holds: whoever reads it sends the name back with what he writes. */
export const revisionOf = (stored: unknown): string => contentHash(stored).slice(0, 16);

/** Refuses a whole write that was made on another state than the one that is stored; the row is locked already. */
export const revisionRefusal = (based: string | undefined, stored: unknown): Refusal | null =>
  based === undefined || based === revisionOf(stored) ? null : refuse('conflict');
