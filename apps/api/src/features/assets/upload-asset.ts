import { uploadAsset } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { withFilePart } from '../../platform/routing/with-file-part.ts';
import { largestUpload } from './upload-limits.ts';
import { storeUpload } from './store-upload.ts';

/** FILE-05, FILE-06: one file as multipart field `file`. Returns the existing file if its content is already stored. */
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
    if (!request.isMultipart()) return err('unsupportedMediaType');
    const options = {
      limits: { fileSize: largestUpload + 1, files: 1 },
      throwFileSizeLimit: false,
    };
    const stored = await withFilePart(request, options, async (part) =>
      part === undefined
        ? err('invalidRequest', { errors: { file: 'Please choose a file.' } })
        : storeUpload({
            websiteId,
            // How browsers escape quotes in file names of forms (WHATWG HTML, multipart/form-data).
            fileName: part.filename.replaceAll('%22', '"'),
            content: part.file,
            services,
            inTenant,
          }),
    );
    if ('error' in stored) return stored;
    const { asset, isNew } = stored;
    if (isNew) services.sendJob('make-widths', { websiteId, assetId: asset.id });
    return { ...asset, isNew };
  },
  { bodyLimit: largestUpload + 1_000_000 },
);
