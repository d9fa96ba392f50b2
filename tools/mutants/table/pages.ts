import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const linkBug = bugsIn('libs/contracts/src/links', 'unit');
const unitBug = bugsIn('apps/api/src/features', 'unit');

export const pages: readonly Mutant[] = [
  linkBug('url-slug.ts', 'boundary >= maxLength / 2', 'boundary > 0', 'url-slug.test.ts'),
  linkBug('url-slug.ts', 'maxUrlIdLength - suffix.length', 'maxUrlIdLength', 'url-slug.test.ts'),
  linkBug('site-path.ts', '/^\\/(?!\\/)', '/^\\/', 'site-path.test.ts'),
  linkBug('site-path.ts', '[^\\\\\\u0000', '[^\\u0000', 'site-path.test.ts'),
  linkBug(
    'check-link.ts',
    'address.length >= capOf(link)',
    'address.length > capOf(link)',
    'check-link.test.ts',
  ),
  linkBug('reserved-names.ts', 'path === segment || ', '', 'reserved-names.test.ts'),
  bug(
    'url-paths/claim-paths.queries.ts',
    "split_part(path, '/', 1)",
    'path',
    'url-paths/url-paths.test.ts',
  ),
  bug(
    'url-paths/claim-paths.queries.ts',
    "held.stage <> 'previous' and ",
    '',
    'site/former-addresses.test.ts',
  ),
  bug(
    'url-paths/previous-paths.queries.ts',
    "entry.access = 'open' or right(",
    'true or right(',
    'site/former-addresses.test.ts',
  ),
  bug(
    'url-paths/previous-paths.queries.ts',
    'live.item_id is null or ${isPublished})',
    'live.item_id is null or true)',
    'site/former-addresses.test.ts',
    'url-paths/url-paths.test.ts',
  ),
  bug(
    'site/redirect-to.ts',
    'withSentQuery(request, urlPath), 301',
    'urlPath, 301',
    'site/canonical-paths.test.ts',
  ),
  bug(
    'site/serve-page.ts',
    'requested.isLive ? view.head : { ...view.head, noIndex: true }',
    'view.head',
    'site/page-head.test.ts',
    'site/site.test.ts',
  ),
  bug(
    'site/serve-page.ts',
    'const closed = requested.mayEdit',
    'const closed = !requested.isLive',
    'site/locked-page.test.ts',
    'site/site.test.ts',
  ),
  unitBug(
    'site/request-path.ts',
    'isReservedPath(folded.slice(1)) ? decodeUrlPath(text) : folded',
    'folded',
    'site/request-path.unit.test.ts',
  ),
];
