import { uploadProductImport } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import type { Website } from '@sitewright/contracts/entities';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { withFilePart } from '../../platform/routing/with-file-part.ts';
import { findCollections } from '../collections/public.ts';
import { findImport, insertImport } from './imports.queries.ts';
import { importLimits, readImportFile } from './read-import-file.ts';
import { readImport } from './to-product-import.ts';

const megabytes = importLimits.bytes / 1_000_000;

export const uploadImportRoute = openRoute(
  uploadProductImport,
  {
    audience: 'owner',
    origin: 'config',
    tenant: 'path',
    permission: 'products.write',
    csrf: 'crumb',
    limit: 'upload',
  },
  async ({ request, inTenant, query: { importId, collectionId }, actor, now }) => {
    if (!request.isMultipart()) return err('unsupportedMediaType');
    const collection = await inTenant(async (tenant) =>
      (await findCollections(tenant, [collectionId])).get(collectionId),
    );
    if (collection?.type !== collectionType.PRODUCTS) return err('notFound');
    const options = {
      limits: { fileSize: importLimits.bytes, files: 1 },
      throwFileSizeLimit: false,
    };
    const uploaded = await withFilePart(request, options, async (part) => {
      if (part === undefined)
        return err('invalidRequest', { errors: { file: 'Please choose a file.' } });
      const bytes = await part.toBuffer();
      return part.file.truncated
        ? err('invalidRequest', {
            errors: {
              file: `This file is larger than ${megabytes} MB. Split it into smaller files, and import one after the other.`,
            },
          })
        : { bytes, fileName: part.filename.replaceAll('%22', '"').slice(-200).toWellFormed() };
    });
    if (isErrorResult(uploaded)) return uploaded;
    const read = readImportFile(uploaded.bytes);
    if (isErrorResult(read)) return read;
    return inTenant(async (tenant) => {
      const existing = await findImport(tenant, importId);
      if (existing !== null && existing.collectionId !== collectionId)
        return err('idempotencyConflict');
      const { settings } = await tenant
        .selectFrom('websites')
        .select('settings')
        .executeTakeFirstOrThrow();
      const { measurementStandard = 'metric' } = settings as Partial<
        Pick<Website, 'measurementStandard'>
      >;
      await insertImport(tenant, {
        ...read,
        importId,
        collectionId,
        fileName: uploaded.fileName,
        measurementStandard,
        createdBy: actor.kind === 'account' ? actor.displayName : '',
        now,
      });
      return readImport(tenant, importId);
    });
  },
  { bodyLimit: importLimits.bytes + 1_000_000 },
);
