import { createRecentValues } from '../memory/recent-values.ts';
import { revisionText, type SiteRevision } from './site-revisions.ts';

/** What is held of one website at one revision. */
export interface RevisionCache {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

/** How many values are held, of all websites together. */
const defaultMaxEntries = 5_000;

/**
 * Holds what pages are made of between two changes of their website. A change makes another revision, which begins with
 * nothing; what belongs to an earlier one is never found again and leaves as the longest unused.
 */
export function createSiteMemory(maxEntries = defaultMaxEntries) {
  const values = createRecentValues<unknown>(maxEntries);
  const revisions = createRecentValues<SiteRevision>(maxEntries);
  return {
    /** The revision at which a website was last asked about. */
    latest: (websiteId: string): SiteRevision | undefined => revisions.get(websiteId),
    at(websiteId: string, revision: SiteRevision): RevisionCache {
      revisions.set(websiteId, revision);
      const prefix = `${websiteId} ${revisionText(revision)}`;
      return {
        get: (name) => values.get(`${prefix} ${name}`),
        set: (name, value) => values.set(`${prefix} ${name}`, value),
      };
    },
  };
}

export type SiteMemory = ReturnType<typeof createSiteMemory>;
