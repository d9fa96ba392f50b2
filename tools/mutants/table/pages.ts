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
    'site/resolve/previous-paths.test.ts',
  ),
  bug(
    'url-paths/previous-paths.queries.ts',
    "entry.access = 'open' or right(",
    'true or right(',
    'site/resolve/previous-paths.test.ts',
  ),
  bug(
    'url-paths/previous-paths.queries.ts',
    'live.item_id is null or ${isPublished})',
    'live.item_id is null or true)',
    'site/resolve/previous-paths.test.ts',
    'url-paths/url-paths.test.ts',
  ),
  bug(
    'site/respond/redirect-permanently.ts',
    'appendRequestQuery(request, urlPath), 301',
    'urlPath, 301',
    'site/resolve/canonical-paths.test.ts',
  ),
  bug(
    'site/view/render-visit.ts',
    'visit.isLive ? view.head : { ...view.head, noIndex: true }',
    'view.head',
    'site/view/page-head.test.ts',
    'site/routes/site.test.ts',
  ),
  bug(
    'site/resolve/resolve-visit.ts',
    'const restricted = visit.mayEdit',
    'const restricted = !visit.isLive',
    'site/routes/unlock-page.test.ts',
    'site/routes/site.test.ts',
  ),
  bug(
    'site/resolve/resolve-visit.ts',
    "if (page.access !== 'open') return { kind: 'restricted' };",
    '',
    'site/routes/unlock-page.test.ts',
    'site/routes/site.test.ts',
  ),
  bug(
    'site/routes/serve-page.ts',
    '{ ...visit, cacheKeys: undefined }',
    'visit',
    'site/routes/unlock-page.test.ts',
  ),
  bug(
    'site/resolve/read-visit.ts',
    'formReturn === undefined && ',
    '',
    'forms/post-form.test.ts',
    'site/routes/site.test.ts',
  ),
  unitBug(
    'site/resolve/read-request-path.ts',
    'isReservedPath(folded.slice(1)) ? decodeUrlPath(text) : folded',
    'folded',
    'site/resolve/read-request-path.unit.test.ts',
  ),
];
