import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

export interface PageKey {
  readonly websiteId: string;
  /** Changes with each publish and each change of data, so that an old page is never found again. */
  readonly revision: string;
  readonly path: string;
  /** The listed query parameters in a fixed order; null if the page does not depend on them. */
  readonly query: string | null;
  readonly locale: string;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Called once for a page, when it is requested for the second time. */
  readonly onReturn?: (page: FinishedPage) => Promise<void>;
}

interface Entry {
  readonly page: FinishedPage;
  hasReturned: boolean;
}

const isSharedPage = (result: object): result is SharedPage => 'cacheKey' in result;

/** The path comes last, because it can contain every character. */
export const keyText = ({ websiteId, revision, locale, query, path }: PageKey) =>
  `${websiteId} ${revision} ${locale} ${query ?? '*'} ${path}`;

/** Returns the size of a page with all its encodings. */
const sizeOf = ({ length, bodies }: FinishedPage) => length + 2 * (bodies.br?.length ?? length);

/** A page that is the same for all visitors, and the key under which it is cached. */
export interface SharedPage {
  readonly cacheKey: string;
  readonly page: FinishedPage;
  /** It was in the cache. */
  readonly isCached?: boolean;
}

/** Caches finished pages in memory, with LRU eviction. Personal pages and errors do not belong here. */
export function createPageCache({
  maxBytes,
  onReturn = () => Promise.resolve(),
}: PageCacheOptions) {
  const pages = new LRUCache<string, Entry>({
    // With `maxBytes` 0, no page fits.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  const renders = new Map<string, Promise<object>>();
  /** One page at a time, so that compression does not occupy all threads. */
  let compressionQueue = Promise.resolve();

  function get(text: string): FinishedPage | undefined {
    const entry = pages.get(text);
    if (entry === undefined) return undefined;
    const { page } = entry;
    if (!entry.hasReturned) {
      entry.hasReturned = true;
      compressionQueue = compressionQueue.then(() => onReturn(page)).catch(() => {});
    }
    return page;
  }

  function set(text: string, page: FinishedPage): void {
    // A render may return a page that is already cached: the entry and its compression stay.
    if (pages.peek(text)?.page === page) return;
    pages.set(text, { page, hasReturned: false });
  }

  return {
    /** @param text The `keyText` of the page. */
    get,
    set,
    /**
     * Returns the page that is cached under one of the keys, or renders it once for all concurrent callers. Any other
     * result of `render` is passed to them too, but not cached.
     *
     * @param keys From the general to the specific one, which identifies the render.
     */
    async getOrRender<Other extends object>(
      keys: readonly [string, ...string[]],
      render: () => Promise<SharedPage | Other>,
    ): Promise<SharedPage | Other> {
      for (const cacheKey of keys) {
        const page = get(cacheKey);
        if (page !== undefined) return { cacheKey, page, isCached: true };
      }
      const id = keys.at(-1) as string;
      const running = renders.get(id) as Promise<SharedPage | Other> | undefined;
      if (running !== undefined) return running;
      const rendered = render()
        .then((result) => {
          if (isSharedPage(result)) set(result.cacheKey, result.page);
          return result;
        })
        .finally(() => renders.delete(id));
      renders.set(id, rendered);
      return rendered;
    },
    get bytes() {
      return pages.calculatedSize;
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
