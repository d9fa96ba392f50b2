/** What other features may call. */
export { resolvePath, type ResolvedPath } from './resolve/resolve-path.ts';
export { createPageView } from './view/create-page-view.ts';
export { type Frame, type FrameScope, type PageContent } from './view/page-frame.ts';
export { readRequestedSource } from './resolve/read-requested-source.ts';
export { resolveData } from './content/resolve-data.ts';
export { sendGiftCardBalance } from './routes/send-gift-card-balance.ts';
export { sendGiftCardForm } from './routes/send-gift-card-page.ts';
export { sendReviewPage } from './routes/send-review-page.ts';
export { sendCheckoutPage } from './routes/send-checkout-page.ts';
export { readSampleOrder } from './content/read-sample-order.ts';
export { readWebsiteRow } from './content/read-website-row.ts';
