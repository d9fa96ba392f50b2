import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('apps/api/src/features', 'unit');

export const feeds: readonly Mutant[] = [
  unitBug(
    'site/content/feeds/write-rss.ts',
    'escapeXml(text)}</${name}>',
    'text}</${name}>',
    'site/content/feeds/write-rss.unit.test.ts',
  ),
  unitBug(
    'site/content/feeds/write-rss.ts',
    'publishedAt !== null && Date.parse(publishedAt) <= now.getTime()',
    'publishedAt !== null',
    'site/content/feeds/write-rss.unit.test.ts',
  ),
  unitBug(
    'site/content/feeds/write-icalendar.ts',
    'dayAfter(dayIn(endsAt ?? startsAt, timeZone))',
    'dayIn(endsAt ?? startsAt, timeZone)',
    'site/content/feeds/write-icalendar.unit.test.ts',
  ),
  unitBug(
    'site/content/feeds/write-icalendar.ts',
    'formatDate(dayIn(startsAt, timeZone))',
    "formatDate(dayIn(startsAt, 'UTC'))",
    'site/content/feeds/write-icalendar.unit.test.ts',
  ),
  unitBug(
    'site/content/feeds/write-icalendar.ts',
    'octets = 1;',
    'octets = 0;',
    'site/content/feeds/write-icalendar.unit.test.ts',
  ),
  bug(
    'site/content/feeds/find-feed.ts',
    "page.access !== 'open' || ",
    '',
    'site/content/feeds/feeds.test.ts',
  ),
  bug(
    'site/content/feeds/find-feed.ts',
    '{ ...filters, format }',
    'filters',
    'site/content/feeds/feeds.test.ts',
  ),
  bug(
    'site/content/site-files/sitemap.queries.ts',
    "live.access = 'open' and not live.is_hidden",
    "live.access = 'open'",
    'site/routes/site-files.test.ts',
  ),
  bug(
    'site/content/site-files/read-sitemap.ts',
    '((part ?? 1) - 1) * limit',
    '(part ?? 0) * limit',
    'site/routes/site-files.test.ts',
  ),
  bug(
    'site/content/search/search.queries.ts',
    "items.item_id = text.owner_id\n      join live_entries as live\n        on live.website_id = ${tenant.websiteId} and live.collection_id = items.collection_id\n      where live.access = 'open' and ${isPublished(now)}",
    "items.item_id = text.owner_id\n      join live_entries as live\n        on live.website_id = ${tenant.websiteId} and live.collection_id = items.collection_id\n      where live.access = 'open'",
    'site/content/search/search-site.test.ts',
  ),
  bug(
    'site/content/search/search.queries.ts',
    "where live.access = 'open' and not live.is_hidden\n      union all\n      select items.title",
    "where live.access = 'open'\n      union all\n      select items.title",
    'site/content/search/search-site.test.ts',
  ),
  bug(
    'site/content/search/search-site.ts',
    'instead.results.length === 0 ? found : { ...instead, searchedFor }',
    '{ ...instead, searchedFor }',
    'site/content/search/search-tolerance.test.ts',
  ),
  unitBug(
    'site/content/search/create-excerpt.ts',
    'Math.max(0, at - wordsBefore)',
    'Math.max(0, at)',
    'site/content/search/create-excerpt.unit.test.ts',
  ),
  unitBug(
    'site/content/search/correct-spelling.ts',
    'rank >= bestRank',
    'rank > bestRank',
    'site/content/search/correct-spelling.unit.test.ts',
  ),
];
