import { reconcilePaymentsJob } from '../features/checkout/settle/reconcile-payments.ts';
import { processPaymentEvents } from '../features/checkout/settle/process-payment-events.ts';
import { recoverCarts } from '../features/abandoned-carts/recover-carts.ts';
import { sweepCarts } from '../features/cart/sweep-carts.ts';
import { deliverGiftCards } from '../features/gift-cards/public.ts';
import { reconcileRefunds } from '../features/refunds/reconcile-refunds.ts';
import { settleRefundEvent } from '../features/refunds/settle-refund-event.ts';
import { requestReviews } from '../features/reviews/public.ts';
import type { JobTable } from '../platform/jobs/job.ts';
import { createImageWidths } from '../features/assets/create-image-widths.ts';
import { sweepFiles } from '../features/assets/sweep-files.ts';
import { publishDueItems } from '../features/collections/publish-due-items.ts';
import { advanceImports } from '../features/product-imports/advance-imports.ts';
import { convertOutdatedSearchTexts } from '../features/search/public.ts';
import { sweepCardAttempts } from '../platform/payments/sweep-card-attempts.ts';
import { sweepServiceResponses } from '../platform/store-services/sweep-service-responses.ts';
import { sweepTokens } from '../platform/jobs/sweep-tokens.ts';

/** All background jobs. */
export const jobTable: JobTable = {
  'advance-product-imports': {
    run: advanceImports,
    retryLimit: 5,
    retryDelaySeconds: 5,
    pollIntervalSeconds: 5,
    cron: '* * * * *',
  },
  'deliver-gift-cards': {
    run: deliverGiftCards,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '* * * * *',
  },
  'make-widths': {
    run: createImageWidths,
    retryLimit: 5,
    retryDelaySeconds: 30,
    pollIntervalSeconds: 5,
  },
  'process-payment-events': {
    run: (services) => processPaymentEvents(services, settleRefundEvent),
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 5,
    cron: '* * * * *',
  },
  'publish-due-items': {
    run: publishDueItems,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '* * * * *',
  },
  'reconcile-payments': {
    run: reconcilePaymentsJob,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '* * * * *',
  },
  'reconcile-refunds': {
    run: reconcileRefunds,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '* * * * *',
  },
  'recover-carts': {
    run: recoverCarts,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 30,
    cron: '*/10 * * * *',
  },
  'remake-search-texts': {
    run: convertOutdatedSearchTexts,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '*/10 * * * *',
  },
  'request-reviews': {
    run: requestReviews,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '*/15 * * * *',
  },
  'sweep-card-attempts': {
    run: sweepCardAttempts,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '47 3 * * *',
  },
  'sweep-service-responses': {
    run: sweepServiceResponses,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '52 3 * * *',
  },
  'sweep-carts': {
    run: sweepCarts,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '27 3 * * *',
  },
  'sweep-files': {
    run: sweepFiles,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '37 3 * * *',
  },
  'sweep-tokens': {
    run: sweepTokens,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollIntervalSeconds: 10,
    cron: '17 3 * * *',
  },
};
