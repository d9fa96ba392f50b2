import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('apps/api/src/features', 'unit');
const rule = bugsIn('libs/commerce/src', 'unit');

const downloads = 'downloads/downloads.test.ts';
const counted = 'downloads/counted-downloads.test.ts';
const decisions = 'downloads/decide-download.test.ts';
const answers = 'cart/service-answers.test.ts';

/** Digital products, and what the seller of a service needs to know. */
export const digital: readonly Mutant[] = [
  rule(
    'downloads/download-state.ts',
    'refundedQuantity >= quantity',
    'refundedQuantity > quantity',
    decisions,
  ),
  rule('downloads/download-state.ts', 'expiresAt <= now', 'expiresAt < now', decisions),
  rule('downloads/decide-download.ts', 'start > 0 && open', 'open', decisions),
  rule('downloads/decide-download.ts', '&& bytesLeft >= requested', '', decisions),
  bug('downloads/start-download.ts', 'downloadId, true);', 'downloadId);', counted),
  bug(
    'downloads/start-download.ts',
    'await updateBytesLeft(tenant, startId, bytesLeft);',
    '',
    counted,
  ),
  bug('downloads/grant-downloads.ts', 'await mailDownloads(scope, orderId, 1);', '', downloads),
  bug(
    'downloads/renew-order-downloads.ts',
    'if (await hasEventOf(tenant, orderId, requestKey)) return undefined;',
    '',
    downloads,
  ),
  unitBug(
    'orders/downloads-token.ts',
    'signParts(secret, purpose, websiteId, id, String(version))',
    'signParts(secret, purpose, id, String(version))',
    'orders/downloads-token.unit.test.ts',
  ),
  bug(
    'site/routes/send-download.ts',
    "if (download.version !== link.version) return fail('expired');",
    '',
    downloads,
  ),
  bug(
    'checkout/settle/deliver-online.ts',
    'const withFiles = await grantDownloads(scope, orderIds);',
    'const withFiles: string[] = [];',
    downloads,
  ),
  bug('checkout/place/find-checkout-error.ts', 'findAnswerError(cart) ??', '', answers),
  bug('cart/change-cart.ts', 'others + quantity', 'quantity', answers),
  bug(
    'downloads/order-downloads.queries.ts',
    "placed.state = 'cancelled' as is_canceled",
    'false as is_canceled',
    counted,
  ),
  bug('downloads/order-downloads.queries.ts', 'for update of download', '', counted),
  bug(
    'downloads/grant-downloads.ts',
    'const expiresAt = expiryOf(settings.validDays, now);',
    'const expiresAt = null;',
    counted,
    downloads,
  ),
  rule(
    'downloads/decide-download.ts',
    'startedAt.getTime() > now.getTime() - continuationMs &&',
    '',
    decisions,
  ),
];
