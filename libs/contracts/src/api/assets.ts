import * as z from 'zod';
import { asset, assetChange, assetKinds } from '../entities/asset.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, pageQuery, paged, websiteParams } from './paging.ts';

const assetParams = websiteParams.extend({ assetId: hexId });

export const listAssets = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/assets',
  summary: 'The stored files of a website, newest first.',
  params: websiteParams,
  query: pageQuery.extend({
    kind: z.enum(assetKinds).optional(),
    search: z.string().max(100).optional(),
    /** Only these: as many ids as a page has rows, with commas between them. */
    ids: z
      .string()
      .max(2600)
      .transform((text) => text.split(','))
      .pipe(z.array(hexId).min(1).max(100))
      .optional(),
  }),
  response: paged(asset),
});

/** One file as multipart field `file`; the type is judged by content (FILE-06). */
export const uploadAsset = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/assets',
  summary: 'Stores a file.',
  params: websiteParams,
  bodyKind: 'multipart',
  response: asset,
});

export const changeAsset = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/assets/:assetId',
  summary: 'Renames a file, or changes its text alternative, credit or focal point.',
  params: assetParams,
  body: assetChange,
  response: asset,
});

export const deleteAsset = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/assets/:assetId',
  summary: 'Deletes a file.',
  params: assetParams,
  response: done,
});
