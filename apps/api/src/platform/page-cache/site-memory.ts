import { LRUCache } from 'lru-cache';
import { revisionText, type SiteRevision } from './site-revisions.ts';

/** The cached values of one website at one revision. */
export interface RevisionCache {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

/** The maximum number of values, of all websites together. */
const defaultMaxEntries = 5_000;

/**
 * Caches what pages are rendered from until their website changes. A change creates another revision, which starts
 * empty; values of earlier revisions are never found again and are evicted as the least recently used.
 */
export function createSiteMemory(maxEntries = defaultMaxEntries) {
  const max = Math.max(1, maxEntries);
  const values = new LRUCache<string, { readonly value: unknown }>({ max });
  const revisions = new LRUCache<string, SiteRevision>({ max });
  return {
    /** The revision of the latest `at` call for a website. */
    latest: (websiteId: string): SiteRevision | undefined => revisions.get(websiteId),
    at(websiteId: string, revision: SiteRevision): RevisionCache {
      if (maxEntries > 0) revisions.set(websiteId, revision);
      const prefix = `${websiteId} ${revisionText(revision)}`;
      return {
        get: (name) => values.get(`${prefix} ${name}`)?.value,
        set(name, value) {
          if (maxEntries > 0) values.set(`${prefix} ${name}`, { value });
        },
      };
    },
  };
}

export type SiteMemory = ReturnType<typeof createSiteMemory>;
