import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { contentHash } from '../../platform/contents/content-hash.ts';

/** Names stored content by its hash. A reader sends the name back with its next write. */
export const revisionOf = (stored: unknown): string => contentHash(stored).slice(0, 16);

/** Rejects a whole write that was made on another state than the one that is stored; the row is locked already. */
export const findRevisionError = (based: string | undefined, stored: unknown): ErrorResult | null =>
  based === undefined || based === revisionOf(stored) ? null : err('conflict');
