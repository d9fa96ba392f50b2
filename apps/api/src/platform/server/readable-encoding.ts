/** Whether a body is uncompressed. Nothing is decompressed, because the size of the result has no bound. */
export const isReadableEncoding = (contentEncoding: string | undefined): boolean =>
  contentEncoding === undefined || ['', 'identity'].includes(contentEncoding.trim().toLowerCase());
