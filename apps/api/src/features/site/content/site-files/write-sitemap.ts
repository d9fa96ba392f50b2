import { escapeXml } from '../escape-xml.ts';

/** A page or a further sitemap, and when it last changed. */
export interface SitemapEntry {
  /** The whole address. */
  readonly url: string;
  readonly changedAt: Date | null;
}

const written = (tag: string, { url, changedAt }: SitemapEntry): string =>
  `<${tag}><loc>${escapeXml(url)}</loc>${
    changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  }</${tag}>`;

function xml(root: string, tag: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map((entry) => written(tag, entry));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

/** A sitemap as sitemaps.org asks for it. */
export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  xml('urlset', 'url', entries);

/** The list of a website's sitemaps where one does not hold them all. */
export const writeSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  xml('sitemapindex', 'sitemap', entries);
