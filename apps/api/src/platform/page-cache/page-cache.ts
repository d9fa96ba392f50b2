import type { FinishedPage } from './finished-page.ts';

export interface PageKey {
  readonly websiteId: string;
  /** Changes with each publish and with each change of what pages show: an old page is never found again. */
  readonly revision: string;
  readonly path: string;
  /** The listed query parameters alone, in a fixed order; null when the page is the same whatever they are. */
  readonly query: string | null;
  readonly locale: string;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Called for a page that is asked for again, once. Default: nothing more is done about it. */
  readonly onReturn?: (page: FinishedPage) => Promise<void>;
}

interface Entry {
  readonly page: FinishedPage;
  readonly bytes: number;
  hasReturned: boolean;
}

/** The path comes last: it may hold every character. */
export const keyText = ({ websiteId, revision, locale, query, path }: PageKey) =>
  `${websiteId} ${revision} ${locale} ${query ?? '*'} ${path}`;

/** What a page takes once it was asked for in every encoding. */
const sizeOf = ({ length, bodies }: FinishedPage) => length + 2 * (bodies.br?.length ?? length);

/** Finished pages in memory, the longest unused leaving first. Only whole 200 pages of anonymous visitors go in. */
export function createPageCache({
  maxBytes,
  onReturn = () => Promise.resolve(),
}: PageCacheOptions) {
  const pages = new Map<string, Entry>();
  const underWay = new Map<string, Promise<FinishedPage | null>>();
  let bytes = 0;
  /** One page at a time: whoever waits for another thread is not kept waiting by packing. */
  let returned = Promise.resolve();

  function get(text: string): FinishedPage | undefined {
    const entry = pages.get(text);
    if (entry === undefined) return undefined;
    pages.delete(text);
    pages.set(text, entry);
    const { page } = entry;
    if (!entry.hasReturned) {
      entry.hasReturned = true;
      returned = returned.then(() => onReturn(page)).catch(() => {});
    }
    return page;
  }

  function set(text: string, page: FinishedPage): void {
    bytes -= pages.get(text)?.bytes ?? 0;
    pages.delete(text);
    const size = sizeOf(page);
    pages.set(text, { page, bytes: size, hasReturned: false });
    bytes += size;
    for (const [oldest, entry] of pages) {
      if (bytes <= maxBytes) break;
      pages.delete(oldest);
      bytes -= entry.bytes;
    }
  }

  return {
    /** @param text The `keyText` of the page. */
    get,
    set,
    /** Returns the cached page, or renders it once for all concurrent callers. Null is not cached. */
    getOrRender(
      text: string,
      render: () => Promise<FinishedPage | null>,
    ): Promise<FinishedPage | null> {
      const cached = get(text);
      if (cached !== undefined) return Promise.resolve(cached);
      const running = underWay.get(text);
      if (running !== undefined) return running;
      const rendered = render()
        .then((page) => {
          if (page !== null) set(text, page);
          return page;
        })
        .finally(() => underWay.delete(text));
      underWay.set(text, rendered);
      return rendered;
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
