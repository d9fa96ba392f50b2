import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');

/** Bugs in capturing an authorized payment. */
export const capture: readonly Mutant[] = [
  bug(
    'checkout/capture/start-capture.ts',
    'if (amountCents > attempt.amountCents)',
    'if (amountCents < 0)',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'checkout/capture/start-capture.ts',
    "return isSame ? attempt : err('conflict');",
    'return attempt;',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'checkout/capture/send-capture.ts',
    'captureId: null,\n      captureCents: null,',
    '',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'checkout/settle/reconcile-payments.ts',
    'isPast(captureBefore, now) ? provider.void(key) :',
    '',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'checkout/settle/reconcile-payments.ts',
    "outcome?.state === 'authorized' ? outcome :",
    '',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'checkout/settle/settle-authorizations.ts',
    '? outcome.capturedCents\n',
    '? attempt.amountCents\n',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'checkout/settle/record-uncaptured.ts',
    'uncapturedCents === 0',
    'uncapturedCents >= 0',
    'checkout/capture/capture-accounting.test.ts',
  ),
  bug(
    'checkout/settle/settle-authorizations.ts',
    'await notifyEndedPayments(\n    scope,\n    releases.map(({ attempt }) => attempt.orderId),\n  );',
    '',
    'checkout/capture/capture-order.test.ts',
  ),
  bug(
    'refunds/lock-payment.queries.ts',
    'coalesce(attempt.capture_cents, attempt.amount_cents)',
    'attempt.amount_cents',
    'checkout/capture/capture-order.test.ts',
  ),
];
