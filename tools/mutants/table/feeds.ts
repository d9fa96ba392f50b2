import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('apps/api/src/features', 'unit');

export const feeds: readonly Mutant[] = [
  unitBug(
    'site/feeds/rss-text.ts',
    'escapeXml(text)}</${name}>',
    'text}</${name}>',
    'site/feeds/rss-text.unit.test.ts',
  ),
  unitBug(
    'site/feeds/rss-text.ts',
    'publishedAt !== null && Date.parse(publishedAt) <= now.getTime()',
    'publishedAt !== null',
    'site/feeds/rss-text.unit.test.ts',
  ),
  unitBug(
    'site/feeds/ical-text.ts',
    'dayAfter(dayIn(endsAt ?? startsAt, timeZone))',
    'dayIn(endsAt ?? startsAt, timeZone)',
    'site/feeds/ical-text.unit.test.ts',
  ),
  unitBug(
    'site/feeds/ical-text.ts',
    'compact(dayIn(startsAt, timeZone))',
    "compact(dayIn(startsAt, 'UTC'))",
    'site/feeds/ical-text.unit.test.ts',
  ),
  unitBug(
    'site/feeds/ical-text.ts',
    'octets = 1;',
    'octets = 0;',
    'site/feeds/ical-text.unit.test.ts',
  ),
  bug('site/feeds/find-feed.ts', "page.access !== 'open' || ", '', 'site/feeds/feeds.test.ts'),
  bug(
    'site/feeds/find-feed.ts',
    'pageKeys(websiteId, revision, path, { ...filters, format })',
    'pageKeys(websiteId, revision, path, { ...filters })',
    'site/feeds/feeds.test.ts',
  ),
  bug(
    'site/site-files/sitemap.queries.ts',
    "live.access = 'open' and not live.is_hidden",
    "live.access = 'open'",
    'site/site-files/site-files.test.ts',
  ),
  bug(
    'site/site-files/send-sitemap.ts',
    '((part ?? 1) - 1) * limit',
    '(part ?? 0) * limit',
    'site/site-files/site-files.test.ts',
  ),
  bug(
    'site/search.queries.ts',
    "items.item_id = text.owner_id\n      join live_entries as live\n        on live.website_id = ${websiteId} and live.collection_id = items.collection_id\n      where live.access = 'open' and ${isPublished(now)}",
    "items.item_id = text.owner_id\n      join live_entries as live\n        on live.website_id = ${websiteId} and live.collection_id = items.collection_id\n      where live.access = 'open'",
    'site/search.test.ts',
  ),
  bug(
    'site/search.queries.ts',
    "where live.access = 'open' and not live.is_hidden\n      union all\n      select items.title",
    "where live.access = 'open'\n      union all\n      select items.title",
    'site/search.test.ts',
  ),
  bug(
    'site/search-site.ts',
    'instead.results.length === 0 ? found : { ...instead, searchedFor }',
    '{ ...instead, searchedFor }',
    'site/search-tolerance.test.ts',
  ),
  unitBug(
    'site/excerpt-of.ts',
    'Math.max(0, at - wordsBefore)',
    'Math.max(0, at)',
    'site/excerpt-of.unit.test.ts',
  ),
  unitBug(
    'site/nearest-word.ts',
    'rank >= bestRank',
    'rank > bestRank',
    'site/nearest-word.unit.test.ts',
  ),
];
