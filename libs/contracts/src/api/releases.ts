import * as z from 'zod';
import { hexId, line } from '../entities/primitives.ts';
import { pendingChange, release } from '../entities/release.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

export const listPendingChanges = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/changes',
  summary: 'What the next publish would change.',
  params: websiteParams,
  response: z.object({ rows: z.array(pendingChange) }),
});

export const publish = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/releases',
  summary: 'Publishes the draft: visitors see all of it or none.',
  params: websiteParams,
  body: z.strictObject({ note: line(200).optional() }),
  response: release,
});

export const listReleases = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/releases',
  summary: 'Every publish of a website, newest first.',
  params: websiteParams,
  query: pageQuery,
  response: paged(release),
});

export const restoreRelease = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/releases/:releaseId/restore',
  summary: 'Publishes the presentation of an earlier release again, and makes it the draft.',
  params: websiteParams.extend({ releaseId: hexId }),
  response: release.extend({
    /** Unpublished pages that gave up a path, and their current paths. */
    moved: z.array(z.object({ title: z.string(), urlId: z.string() })),
  }),
});
