/** What other features may call. */
export { readPath, type PathAnswer } from './page-content.ts';
export { createPageView, type Frame, type FrameScope, type PageContent } from './page-frame.ts';
export { sourceOfRequest } from './page-source.ts';
export { resolveData } from './resolve-data.ts';
export { sendCheckoutPage } from './shop-pages.ts';
export { readWebsiteRow } from './site-row.ts';
