/** Whether a body is sent as it is. Nothing is unpacked here: what a small body becomes has no bound. */
export const isReadableEncoding = (contentEncoding: string | undefined): boolean =>
  contentEncoding === undefined || ['', 'identity'].includes(contentEncoding.trim().toLowerCase());
