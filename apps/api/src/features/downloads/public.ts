/** What other features may call. */
export { copyProductFiles } from './digital-files.queries.ts';
export { giveBackBytes } from './download-starts.queries.ts';
export { grantDownloads, type GrantScope } from './grant-downloads.ts';
export { findDownload, listDownloads, type StoredDownload } from './order-downloads.queries.ts';
export { startDownload } from './start-download.ts';
export { toDownloadLink } from './to-download-links.ts';
