import { createKnownAnswers } from '../memory/known-answers.ts';

/** What a page depends on beside its address. */
export interface SiteRevision {
  /** The live release and a mark of all other changes; see `revisionChanges`. */
  readonly changes: string;
  /** How many items became public by the clock alone. */
  readonly due: number;
  /** The day at the website's place, 2026-03-12: lists of events and calendars are others on the next. */
  readonly day: string;
}

/** The part of a revision that stands in the website's row. */
export const revisionChanges = (row: {
  readonly live_release_id: string | null;
  readonly data_revision: number;
}): string => `${row.live_release_id}.${row.data_revision}`;

/** A revision as part of a key. */
export const revisionText = ({ changes, due, day }: SiteRevision): string =>
  `${changes}.${due}.${day}`;

export interface SiteRevisionsOptions {
  readonly read: (websiteId: string) => Promise<SiteRevision | null>;
  readonly now: () => number;
  /** Whether an error of `read` means that the database is away: the last revision is shown on. */
  readonly isOutage?: (error: unknown) => boolean;
  /** How long another server's change may stay unseen here; one's own is seen at once. */
  readonly ttlMs?: number;
}

/** The present revision of each website, so that a cached page is found without a query. */
export function createSiteRevisions({
  read,
  now,
  isOutage = () => false,
  ttlMs = 1_000,
}: SiteRevisionsOptions) {
  const known = createKnownAnswers<SiteRevision | null>({
    now,
    ttlMs,
    stale: { isOutage, mayServe: (last) => last !== null },
  });
  return {
    current: (websiteId: string) => known.ask(websiteId, () => read(websiteId)),
    /** The revision without waiting; undefined while it is not known. */
    peek: known.peek,
    /** For how long the revision could not be read again while the database is away. */
    staleMs: known.staleMs,
    forget: known.forget,
    forgetAll: known.forgetAll,
  };
}

export type SiteRevisions = ReturnType<typeof createSiteRevisions>;
