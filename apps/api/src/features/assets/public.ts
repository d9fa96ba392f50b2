/** What other features may call. */
export { assetUrl, findAssets } from './asset-view.queries.ts';
export { serveFile } from './serve-file.ts';
