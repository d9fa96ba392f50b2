import { logIn } from '../create-test-site.ts';
import { settleRefundEvent } from '../../features/refunds/settle-refund-event.ts';
import { reconcileRefunds } from '../../features/refunds/reconcile-refunds.ts';
import { processPaymentEvents } from '../../features/checkout/settle/process-payment-events.ts';
import { reconcilePaymentsJob } from '../../features/checkout/settle/reconcile-payments.ts';
import {
  arrive,
  deliverAll,
  endRefund,
  listProcessing,
  listStripeRefunds,
  sendEvents,
} from './bank-steps.ts';
import {
  add,
  answerBank,
  change,
  enterCode,
  pay,
  payAgain,
  returnFromBank,
} from './buyer-steps.ts';
import type { ModelShop } from './model-shop.ts';
import {
  adjustStock,
  cancel,
  capture,
  changePrice,
  chooseCapture,
  fulfill,
  markPaid,
  refund,
  undoFulfillment,
} from './owner-steps.ts';
import { runJob } from './run-job.ts';
import type { Step } from './steps.ts';

/** Time passes; then the jobs of a server run. */
async function pass(shop: ModelShop, server: number, minutes: number): Promise<void> {
  const { clock } = shop.api;
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  // Sessions expire.
  await logIn(shop.api, shop.site.owner);
  await runJob(shop, server, reconcilePaymentsJob);
  await runJob(shop, server, (services) => processPaymentEvents(services, settleRefundEvent));
  await runJob(shop, server, reconcileRefunds);
}

async function carryOut(shop: ModelShop, step: Step): Promise<void> {
  switch (step.kind) {
    case 'add':
      return add(shop, step);
    case 'change':
      return change(shop, step);
    case 'code':
      return enterCode(shop, step);
    case 'pay':
      return pay(shop, step);
    case 'payAgain':
      return payAgain(shop, step);
    case 'answer':
      return answerBank(shop, step);
    case 'return':
      return returnFromBank(shop, step);
    case 'arrive':
      return arrive(shop, step);
    case 'webhook':
      return sendEvents(shop, step);
    case 'refund':
      return refund(shop, step);
    case 'refundEnds':
      return endRefund(shop, step);
    case 'capture':
      return capture(shop, step);
    case 'captureMode':
      return chooseCapture(shop, step);
    case 'cancel':
      return cancel(shop, step);
    case 'fulfill':
      return fulfill(shop, step);
    case 'undo':
      return undoFulfillment(shop, step);
    case 'markPaid':
      return markPaid(shop, step);
    case 'adjust':
      return adjustStock(shop, step);
    case 'reprice':
      return changePrice(shop, step);
    case 'time':
      return pass(shop, step.server, step.minutes);
    case 'crash':
    case 'outage':
    case 'slowRefunds':
      return undefined;
  }
}

/** Carries out steps at the same time. What fails in this round is decided before. */
export async function runRound(shop: ModelShop, steps: readonly Step[]): Promise<void> {
  const { servers, stripe, api } = shop;
  shop.round += 1;
  api.clock.now = new Date(api.clock.now.getTime() + 7000);
  for (const step of steps) {
    if (step.kind === 'crash') servers[step.server]!.stopAt(step.commit, step.point);
    if (step.kind === 'slowRefunds')
      stripe.ledger.nextRefundStatus = step.isSlow ? 'pending' : 'succeeded';
    if (step.kind !== 'outage') continue;
    shop.isUnreachable = true;
    stripe[step.lost](step.operation, step.count);
  }
  await Promise.all(steps.map((step) => carryOut(shop, step)));
  for (const step of steps) {
    if (step.kind === 'outage') stripe[step.lost](step.operation, 0);
    if (step.kind === 'crash') await servers[step.server]!.restart();
  }
  shop.isUnreachable = false;
}

/** Lets everything end that is on its way: money, refunds, events, and time for what nobody completes. */
export async function settleEverything(shop: ModelShop): Promise<void> {
  const { ledger } = shop.stripe;
  ledger.nextRefundStatus = 'succeeded';
  for (const id of listProcessing(shop)) ledger.finish(id, true);
  await deliverAll(shop);
  for (const minutes of [20, 400, 400]) await pass(shop, 0, minutes);
  for (const { id, status } of listStripeRefunds(shop))
    if (status === 'pending') ledger.finishRefund(id, 'succeeded');
  await deliverAll(shop);
  for (const minutes of [20, 400]) await pass(shop, 1, minutes);
}
