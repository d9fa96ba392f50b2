/** What a page depends on beside its address: the live release and a mark of all other changes. */
export interface SiteRevision {
  readonly releaseId: string | null;
  readonly dataRevision: string;
}

export interface SiteRevisionsOptions {
  readonly read: (websiteId: string) => Promise<SiteRevision | null>;
  readonly now: () => number;
  /** How long another server's change may stay unseen here; one's own is seen at once. */
  readonly ttlMs?: number;
}

/** The present revision of each website, so that a cached page is found without a query. */
export function createSiteRevisions({ read, now, ttlMs = 1_000 }: SiteRevisionsOptions) {
  const known = new Map<
    string,
    { readonly revision: Promise<SiteRevision | null>; readonly until: number }
  >();
  return {
    current(websiteId: string): Promise<SiteRevision | null> {
      const kept = known.get(websiteId);
      if (kept !== undefined && kept.until > now()) return kept.revision;
      const revision = read(websiteId);
      known.set(websiteId, { revision, until: now() + ttlMs });
      revision.catch(() => known.delete(websiteId));
      return revision;
    },
    forget: (websiteId: string) => known.delete(websiteId),
  };
}

export type SiteRevisions = ReturnType<typeof createSiteRevisions>;
