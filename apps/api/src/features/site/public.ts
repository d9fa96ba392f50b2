/** What other features may call. */
export { readPath } from './page-content.ts';
export {
  createPageView,
  readFrame,
  type Frame,
  type FrameScope,
  type PageContent,
} from './page-frame.ts';
export { sourceOfRequest } from './page-source.ts';
export { resolveData } from './resolve-data.ts';
export { sendCheckoutPage } from './shop-pages.ts';
export { readWebsiteRow } from './site-row.ts';
