import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { contentHash } from '../../platform/contents/content-hash.ts';

/** Identifies stored content by its hash, which a client sends back with its next write. */
export const revisionOf = (stored: unknown): string => contentHash(stored).slice(0, 16);

/** Rejects a write based on an outdated state; the row is already locked. */
export const findRevisionError = (
  baseRevision: string | undefined,
  stored: unknown,
): ErrorResult | null =>
  baseRevision === undefined || baseRevision === revisionOf(stored) ? null : err('conflict');
