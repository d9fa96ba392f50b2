import { bugsIn, type Mutant } from '../mutant.ts';

const features = 'apps/api/src/features';
const bug = bugsIn(features, 'api');
const cacheBug = bugsIn('apps/api/src/platform/page-cache', 'unit');
const platformBug = bugsIn('apps/api/src/platform', 'unit');

export const publishing: readonly Mutant[] = [
  bug(
    'releases/publish.ts',
    'afterCommit(() => services.revisions.forget(websiteId));',
    '',
    'releases/releases.test.ts',
    'site/respond/response-cache.test.ts',
  ),
  bug(
    'websites/business-routes.ts',
    'await bumpDataRevision(tenant);',
    '',
    'websites/websites.test.ts',
    'site/respond/response-cache.test.ts',
  ),
  bug(
    'forms/write-form.ts',
    'await bumpDataRevision(tenant);',
    '',
    'forms/forms.test.ts',
    'site/respond/response-cache.test.ts',
  ),
  bug(
    'collections/delete-item.ts',
    'await bumpDataRevision(tenant);',
    '',
    'collections/items.test.ts',
    'site/respond/response-cache.test.ts',
  ),
  bug(
    'assets/change-asset.ts',
    'await bumpDataRevision(tenant);',
    '',
    'assets/asset-pages.test.ts',
    'assets/assets.test.ts',
  ),
  bug(
    '/apps/api/src/platform/page-cache/site-revision.queries.ts',
    'dayIn(now.toISOString(), row.timeZone)',
    "dayIn(now.toISOString(), 'UTC')",
    'site/content/events-order.test.ts',
    'site/respond/response-cache.test.ts',
  ),
  bug(
    '/apps/api/src/platform/page-cache/site-revision.queries.ts',
    "\n        .where('publishAt', '<=', now)",
    '',
    'site/respond/response-cache.test.ts',
    'collections/items.test.ts',
  ),
  bug(
    '/apps/api/src/platform/page-cache/response-cache.ts',
    ' ||\n        revisions.peek(cached.websiteId) !== cached.revision',
    '',
    'site/respond/response-cache.test.ts',
  ),
  bug(
    'site/view/create-view-from-cache.ts',
    " || page.access !== 'open'",
    '',
    'site/view/create-view-from-cache.test.ts',
    'site/routes/unlock-page.test.ts',
    'site/view/site-data-cache.test.ts',
  ),
  bug(
    'site/respond/send-page.ts',
    "'private, no-store'",
    "'private, no-cache'",
    '/apps/api/src/platform/server/default-headers.test.ts',
    'site/respond/page-policy.test.ts',
  ),
  cacheBug('page-cache.ts', "${query ?? '*'} ", '', 'page-cache.unit.test.ts'),
  cacheBug('page-cache.ts', 'sizeOf(page)', '1', 'page-cache.unit.test.ts'),
  cacheBug(
    'page-cache.ts',
    '\n    if (pages.peek(text)?.page === page) return;',
    '',
    'page-cache.unit.test.ts',
  ),
  cacheBug(
    'finished-page.ts',
    '\n    .update(JSON.stringify(headers))',
    '',
    'finished-page.unit.test.ts',
  ),
  platformBug(
    'memory/lookup-cache.ts',
    'entry.isRefreshing = false;',
    '',
    'memory/lookup-cache.unit.test.ts',
  ),
  platformBug(
    'http/evaluate-request.ts',
    'return isStrong(etag) && validator === etag',
    'return validator === etag',
    'http/evaluate-request.unit.test.ts',
  ),
  platformBug(
    'http/evaluate-request.ts',
    "method !== 'GET' && method !== 'HEAD'",
    "method !== 'GET'",
    'http/evaluate-request.unit.test.ts',
  ),
  cacheBug(
    'parse-cacheable-request.ts',
    'if (read[part] !== undefined) return undefined;',
    '',
    'parse-cacheable-request.unit.test.ts',
  ),
];
