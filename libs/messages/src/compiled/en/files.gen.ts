// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { files as source } from '../../catalog/en/files.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const files = {
  nameRequired: "Please enter a file name",
  tooLarge: ["The file ",["fileName"]," is too large. The maximum allowed file size is ",["maxSize"],"."],
  unsupported: ["The file ",["fileName"]," does not appear to be a supported ",["fileTypeMessage"],"file."],
  noJobData: "No response data from job request",
  processingFailed: "File processing failed",
  processingCancelled: "File processing cancelled",
  processingIncomplete: "File processing failed to complete",
  uploadIncomplete: "File upload failed to complete",
  renameFailed: "There was a problem while renaming your file.",
  uploadFailed: "There was a problem while uploading your file.",
} as CompiledArea<typeof source>;
