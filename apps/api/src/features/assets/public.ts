/** What other features may call. */
export { assetUrl, findAssets } from './asset-view.queries.ts';
export { findEnclosure, type Enclosure } from './find-enclosure.ts';
export { serveFile } from './serve-file.ts';
