/** What other features may call. */
export { assetUrl, findAssets } from './asset-view.queries.ts';
export { fileTooLarge } from './check-file.ts';
export { findEnclosure, type Enclosure } from './find-enclosure.ts';
export { serveFile } from './serve-file.ts';
export { cleanFileName, insertUpload, receiveUpload, type ReceivedUpload } from './store-upload.ts';
export { sizeText } from './upload-limits.ts';
