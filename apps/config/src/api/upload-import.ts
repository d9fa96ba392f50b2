import { uploadProductImport, type ProductImport } from '@sitewright/contracts/api';
import type { Result } from '@sitewright/data-layer';
import { endpointPath } from './call.ts';
import { sendFile, type FilePorts } from './send-file.ts';

/** Sends a products file. A repeated call with the same import id returns the same import. */
export type UploadImport = (input: {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly importId: string;
  readonly file: File;
  readonly signal: AbortSignal;
}) => Promise<Result<ProductImport>>;

/** Sends products files of a website. */
export const createUploadImport =
  (ports: FilePorts): UploadImport =>
  ({ websiteId, collectionId, importId, file, signal }) =>
    sendFile(ports, {
      method: uploadProductImport.method,
      url: `${endpointPath(uploadProductImport, { websiteId })}?${new URLSearchParams({ importId, collectionId }).toString()}`,
      file,
      signal,
      parse: (body) => uploadProductImport.response.parse(body),
    });
