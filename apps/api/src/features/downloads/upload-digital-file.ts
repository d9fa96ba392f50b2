import { uploadDigitalFile } from '@sitewright/contracts/api';
import {
  maxDigitalFileBytes,
  maxDigitalFiles,
  type DigitalFile,
} from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { MultipartFile } from '@fastify/multipart';
import { openRoute, type OpenCall } from '../../platform/routing/define-route.ts';
import { withFilePart } from '../../platform/routing/with-file-part.ts';
import { cleanFileName, fileTooLarge } from '../assets/public.ts';
import { countProductFiles, insertDigitalFile, lockProduct } from './digital-files.queries.ts';
import { digitalFileType } from './digital-file-type.ts';

const missingFileError = err('invalidRequest', { errors: { file: 'Please choose a file.' } });

/** Stores a received file with its row. A rejected one leaves nothing behind. */
async function storeDigitalFile(
  { services, websiteId, inTenant, params: { itemId }, now }: OpenCall<typeof uploadDigitalFile>,
  part: MultipartFile,
): Promise<DigitalFile | ErrorResult> {
  // How browsers escape quotes in file names of forms (WHATWG HTML, multipart/form-data).
  const fileName = cleanFileName(part.filename.replaceAll('%22', '"'));
  const incoming = await services.files.receive(part.file, maxDigitalFileBytes);
  if (incoming === 'full') return err('storageFull');
  if (incoming === 'tooLarge') return fileTooLarge(fileName, maxDigitalFileBytes);
  try {
    const { sha256, sizeBytes } = incoming;
    if (sizeBytes === 0) return err('emptyFile', { values: { fileName } });
    const contentType = await digitalFileType(incoming.path);
    // Stored before the row is written: a listed file must exist.
    if (!(await incoming.keep(websiteId))) return err('storageFull');
    return await inTenant(async (tenant) => {
      if (!(await lockProduct(tenant, itemId))) return err('notFound');
      if ((await countProductFiles(tenant, itemId)) >= maxDigitalFiles) return err('limitReached');
      const fileId = services.createId();
      const file = { fileId, itemId, fileName, contentType, sizeBytes, sha256, createdAt: now };
      return insertDigitalFile(tenant, file);
    });
  } finally {
    await incoming.drop();
  }
}

/** One file of any type as multipart field `file`. Buyers get it as an attachment, so that no browser runs it. */
export const uploadDigitalFileRoute = openRoute(
  uploadDigitalFile,
  {
    audience: 'owner',
    origin: 'config',
    tenant: 'path',
    permission: 'products.write',
    csrf: 'crumb',
    limit: 'upload',
  },
  async (call) => {
    const { request } = call;
    if (!request.isMultipart()) return err('unsupportedMediaType');
    const limits = { fileSize: maxDigitalFileBytes + 1, files: 1 };
    return withFilePart(request, { limits, throwFileSizeLimit: false }, async (part) =>
      part === undefined ? missingFileError : storeDigitalFile(call, part),
    );
  },
  { bodyLimit: maxDigitalFileBytes + 1_000_000 },
);
