import type { FileState } from '@sitewright/contracts/entities';
import { configText } from '../../texts/config-text.ts';

/** The message about a file that is not ready (FILE-07); undefined if it is. */
export const fileStateText: Readonly<Record<FileState, string | undefined>> = {
  uploading: 'Uploading',
  processing: 'Processing',
  ready: undefined,
  processingFailed: configText('files.processingFailed'),
  processingCancelled: configText('files.processingCancelled'),
  uploadFailed: configText('files.uploadIncomplete'),
};
