/** What other features may call. */
export { giveBackBytes } from './download-starts.queries.ts';
export { grantDownloads } from './grant-downloads.ts';
export { findDownload, listDownloads, type StoredDownload } from './order-downloads.queries.ts';
export { startDownload } from './start-download.ts';
export { toDownloadLink } from './to-download-links.ts';
