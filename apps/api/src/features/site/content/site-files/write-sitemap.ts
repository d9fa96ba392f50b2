import { escapeXml } from '../escape-xml.ts';

/** A page or another sitemap, and when it last changed. */
export interface SitemapEntry {
  /** The absolute URL. */
  readonly url: string;
  readonly changedAt: Date | null;
}

const writeEntry = (tag: string, { url, changedAt }: SitemapEntry): string =>
  `<${tag}><loc>${escapeXml(url)}</loc>${
    changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  }</${tag}>`;

function writeDocument(root: string, tag: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => writeEntry(tag, entry));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

/** Writes a sitemap in the format of sitemaps.org. */
export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  writeDocument('urlset', 'url', entries);

/** Writes the index of a website's sitemaps. */
export const writeSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  writeDocument('sitemapindex', 'sitemap', entries);
