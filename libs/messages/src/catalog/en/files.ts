/** Uploads and the file manager (specification 5 and 8). */
export const files = {
  nameRequired: 'Please enter a file name',
  tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  /** `fileTypeMessage` is empty or ends with a space: `image `. */
  unsupported: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  noJobData: 'No response data from job request',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  processingIncomplete: 'File processing failed to complete',
  uploadIncomplete: 'File upload failed to complete',
  renameFailed: 'There was a problem while renaming your file.',
  uploadFailed: 'There was a problem while uploading your file.',
} as const;
