import { createLookupCache } from '../memory/lookup-cache.ts';

/** What a page depends on besides its URL. */
export interface SiteRevision {
  /** The live release and a counter of all other changes; see `revisionChanges`. */
  readonly changes: string;
  /** How many items were published by schedule. */
  readonly due: number;
  /** The date in the website's time zone, as 2026-03-12: lists of events and calendars change daily. */
  readonly day: string;
}

/** The part of a revision that is stored in the website's row. */
export const revisionChanges = (row: {
  readonly liveReleaseId: string | null;
  readonly dataRevision: number;
}): string => `${row.liveReleaseId}.${row.dataRevision}`;

/** A revision as part of a cache key. */
export const revisionText = ({ changes, due, day }: SiteRevision): string =>
  `${changes}.${due}.${day}`;

export interface SiteRevisionsOptions {
  readonly read: (websiteId: string) => Promise<SiteRevision | null>;
  readonly now: () => number;
  /** Whether an error of `read` is a database outage: the last revision is still served. */
  readonly isOutage?: (error: unknown) => boolean;
  /** How long another server's change may be invisible here; changes of this server are visible immediately. */
  readonly ttlMs?: number;
}

/** The current revision of each website, so that a cached page needs no query. */
export function createSiteRevisions({
  read,
  now,
  isOutage = () => false,
  ttlMs = 1_000,
}: SiteRevisionsOptions) {
  const cache = createLookupCache<SiteRevision | null>({
    now,
    ttlMs,
    stale: { isOutage, mayServe: (last) => last !== null },
  });
  return {
    current: (websiteId: string) => cache.get(websiteId, () => read(websiteId)),
    /** The cached revision without a query; undefined if there is none. */
    peek: cache.peek,
    /** For how long the revision could not be refreshed because of a database outage. */
    staleMs: cache.staleMs,
    forget: cache.forget,
    forgetAll: cache.forgetAll,
  };
}

export type SiteRevisions = ReturnType<typeof createSiteRevisions>;
