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
    /** Filters by id; as many comma-separated ids as a page has rows. */
    ids: z
      .string()
      .max(2600)
      .transform((text) => text.split(','))
      .pipe(z.array(hexId).min(1).max(100))
      .optional(),
  }),
  response: paged(asset),
});

/** A stored file after an upload. */
const uploadedAsset = asset.extend({
  /** Whether the upload created it; false if the same content existed before. */
  isNew: z.boolean(),
});
export type UploadedAsset = z.output<typeof uploadedAsset>;

/** One file as multipart field `file`; its type is detected from its content (FILE-06). */
export const uploadAsset = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/assets',
  summary: 'Stores a file, or returns the website’s existing file with the same content.',
  params: websiteParams,
  bodyKind: 'multipart',
  response: uploadedAsset,
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
