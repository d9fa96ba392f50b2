import { uploadAsset } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import '@fastify/multipart';
import { openRoute } from '../../platform/routing/define-route.ts';
import { findAsset } from './asset.queries.ts';
import { largestUpload } from './upload-limits.ts';
import { storeUpload } from './store-upload.ts';

/** FILE-05, FILE-06: one file as multipart field `file`. */
export const uploadAssetRoute = openRoute(
  uploadAsset,
  {
    audience: 'owner',
    origin: 'config',
    tenant: 'path',
    permission: 'files.upload',
    csrf: 'crumb',
    limit: 'upload',
  },
  async ({ request, websiteId, inTenant, services }) => {
    if (!request.isMultipart()) return refuse('unsupportedMediaType');
    const part = await request.file({
      limits: { fileSize: largestUpload + 1, files: 1 },
      throwFileSizeLimit: false,
    });
    if (part === undefined)
      return refuse('invalidRequest', { errors: { file: 'Please choose a file.' } });
    const stored = await storeUpload({
      websiteId,
      fileName: part.filename,
      content: part.file,
      services,
      inTenant,
    });
    if ('refused' in stored) return stored;
    services.sendJob('make-widths', { websiteId, assetId: stored.assetId });
    return inTenant(
      async (trx) => (await findAsset(trx, websiteId, stored.assetId)) ?? refuse('notFound'),
    );
  },
  { bodyLimit: largestUpload + 1_000_000 },
);
