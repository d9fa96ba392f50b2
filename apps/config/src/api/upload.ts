import { uploadAsset, type UploadedAsset } from '@sitewright/contracts/api';
import type { Result } from '@sitewright/data-layer';
import { createSendFile, type FilePorts, type FileTransfer } from './send-file.ts';

/** Sends a file of the website's library; `onProgress` receives the sent fraction, 0 to 1. */
export type Upload = (
  input: FileTransfer & { readonly websiteId: string },
) => Promise<Result<UploadedAsset>>;

/** Uploads files to the library of a website. */
export function createUpload(ports: FilePorts): Upload {
  const send = createSendFile(ports);
  return ({ websiteId, ...transfer }) => send(uploadAsset, { websiteId }, transfer);
}
