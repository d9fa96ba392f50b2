import {
  dataNeedKey,
  type LoadedData,
  type DataNeed,
  type PageData,
} from '@sitewright/contracts/entities';
import type { SiteMemory } from '../../../platform/page-cache/site-memory.ts';
import type { SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import type { PageEntry, PageLocation, PresentationParts } from '../../presentation/public.ts';
import type { WebsiteRow } from '../content/read-website-row.ts';

/** The data that all pages of a website share. */
export interface SharedSiteData {
  readonly website: WebsiteRow;
  readonly parts: PresentationParts;
}

/** The cached data of a website's live pages at one revision. It is as consistent as a cached page. */
export interface SiteDataCache {
  getShared(): SharedSiteData | undefined;
  setShared(shared: SharedSiteData): void;
  getPlaces(): ReadonlyMap<string, PageLocation> | undefined;
  setPlaces(places: ReadonlyMap<string, PageLocation>): void;
  /** @param path Without slashes at its ends. */
  getPage(path: string): PageEntry | undefined;
  setPage(path: string, page: PageEntry): void;
  /** Returns the cached data, and the needs that have to be read. */
  getData(needs: readonly DataNeed[]): { readonly data: PageData; readonly missing: DataNeed[] };
  /** Caches a need without data too: it has none until the revision changes. */
  setData(needs: readonly DataNeed[], data: PageData): void;
}

/** Prefixes of cache keys, so that keys of different kinds cannot collide. */
type EntryKind = 'shared' | 'places' | 'page' | 'data';

/**
 * Creates the cache of a website's data at one revision. A page that is not in the page cache, or belongs to one visitor,
 * then reads only its own data from the database.
 */
export function createSiteDataCache(
  memory: SiteMemory,
  websiteId: string,
  revision: SiteRevision,
): SiteDataCache {
  const entries = memory.at(websiteId, revision);
  const createAccessors = <Value>(kind: EntryKind) => ({
    get: (name = '') => entries.get(`${kind} ${name}`) as Value | undefined,
    set: (value: Value, name = '') => entries.set(`${kind} ${name}`, value),
  });
  const shared = createAccessors<SharedSiteData>('shared');
  const places = createAccessors<ReadonlyMap<string, PageLocation>>('places');
  const pages = createAccessors<PageEntry>('page');
  const dataEntries = createAccessors<{ readonly value: LoadedData | undefined }>('data');

  return {
    getShared: () => shared.get(),
    setShared: (value) => shared.set(value),
    getPlaces: () => places.get(),
    setPlaces: (value) => places.set(value),
    getPage: (path) => pages.get(path),
    setPage: (path, page) => pages.set(page, path),
    getData(needs) {
      const data: Record<string, LoadedData> = {};
      const missing: DataNeed[] = [];
      for (const need of needs) {
        const key = dataNeedKey(need);
        const cached = dataEntries.get(key);
        if (cached === undefined) missing.push(need);
        else if (cached.value !== undefined) data[key] = cached.value;
      }
      return { data, missing };
    },
    setData(needs, data) {
      for (const need of needs) {
        const key = dataNeedKey(need);
        dataEntries.set({ value: data[key] }, key);
      }
    },
  };
}
