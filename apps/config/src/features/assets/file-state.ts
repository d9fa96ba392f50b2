import type { FileState } from '@sitewright/contracts/entities';

/** What is said about a file that is not ready (FILE-07); undefined when there is nothing to say. */
export const fileStateText: Readonly<Record<FileState, string | undefined>> = {
  uploading: 'Uploading',
  processing: 'Processing',
  ready: undefined,
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  uploadFailed: 'File upload failed to complete',
};
