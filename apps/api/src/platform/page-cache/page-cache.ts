import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished page as it is sent: compressed once, not on each request. */
export interface CachedPage {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export interface PageKey {
  readonly websiteId: string;
  /** Changes with each publish and with each change of what pages show: an old page is never found again. */
  readonly revision: string;
  readonly path: string;
  /** The listed query parameters alone, in a fixed order. */
  readonly query: string;
  readonly locale: string;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
}

const keyText = (key: PageKey) =>
  `${key.websiteId} ${key.revision} ${key.locale} ${key.path}?${key.query}`;

export async function finishPage(
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    compressGzip(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)}"`;
  return { etag, headers, plain, brotli, gzip: gzipped };
}

/** Finished pages in memory, the longest unused leaving first. Only whole 200 pages of anonymous visitors go in. */
export function createPageCache({ maxBytes }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  const sizeOf = (page: CachedPage) => page.plain.length + page.brotli.length + page.gzip.length;

  return {
    get(key: PageKey): CachedPage | undefined {
      const text = keyText(key);
      const page = pages.get(text);
      if (page === undefined) return undefined;
      pages.delete(text);
      pages.set(text, page);
      return page;
    },
    set(key: PageKey, page: CachedPage): void {
      const text = keyText(key);
      const before = pages.get(text);
      if (before !== undefined) bytes -= sizeOf(before);
      pages.delete(text);
      pages.set(text, page);
      bytes += sizeOf(page);
      for (const [oldest, page] of pages) {
        if (bytes <= maxBytes) break;
        pages.delete(oldest);
        bytes -= sizeOf(page);
      }
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
