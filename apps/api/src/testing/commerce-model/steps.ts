import { testCard } from '../test-checkout.ts';
import { stripeCard } from '../stripe/open-stripe-shop.ts';
import * as fc from 'fast-check';

/** Keeps the literal, so that the kinds can be told apart. */
const is = <const Kind extends string>(kind: Kind) => fc.constant(kind);

const buyer = fc.nat(2);
const server = fc.nat(1);
/** Indexes of what exists by then: an order, a line of it, an open payment. */
const index = fc.nat(11);

const add = fc.record({
  kind: is('add'),
  server,
  buyer,
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const change = fc.record({ kind: is('change'), server, buyer, entry: index, quantity: fc.nat(4) });
const enterCode = fc.record({ kind: is('code'), server, buyer, code: fc.nat(4) });
const pay = fc.record({
  kind: is('pay'),
  server,
  buyer,
  card: fc.constantFrom(
    ...Object.values(testCard).map((card) => ({ method: 'testCard' as const, card })),
    ...[...Object.values(stripeCard), stripeCard.succeeds, stripeCard.succeeds].map((card) => ({
      method: 'stripe' as const,
      card,
    })),
    { method: 'invoice' as const, card: '' },
  ),
  /** What the buyer takes first if the cart is empty, and the code that comes with it. */
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  code: fc.option(fc.nat(4)),
  /** Whether the buyer reloads the checkout first, or pays what was shown some steps ago. */
  looks: fc.nat(4).map((drawn) => drawn > 0),
});
/** The buyer got no response, or clicks twice. */
const payAgain = fc.record({ kind: is('payAgain'), server, buyer });
const answer = fc.record({
  kind: is('answer'),
  server,
  payment: index,
  isApproved: fc.boolean(),
  /** Whether the buyer comes back from the bank. */
  returns: fc.boolean(),
});
const goBack = fc.record({ kind: is('return'), server, order: index });
const arrive = fc.record({ kind: is('arrive'), payment: index, hasArrived: fc.boolean() });
/** Stripe sends events: any of them, again, and in any order. */
const webhook = fc.record({
  kind: is('webhook'),
  server,
  from: index,
  count: fc.integer({ min: 1, max: 4 }),
  isReversed: fc.boolean(),
});
const refund = fc.record({
  kind: is('refund'),
  server,
  order: index,
  line: fc.option(fc.nat(2)),
  quantity: fc.integer({ min: 1, max: 3 }),
  otherCents: fc.constantFrom(0, 0, 100, 2500),
  shipping: fc.boolean(),
  restocks: fc.boolean(),
  method: fc.constantFrom('provider' as const, 'provider' as const, 'manual' as const),
  /** The same key is the same request. */
  key: fc.nat(20),
});
const refundEnds = fc.record({
  kind: is('refundEnds'),
  refund: index,
  status: fc.constantFrom('succeeded' as const, 'failed' as const),
});
const capture = fc.record({
  kind: is('capture'),
  server,
  order: index,
  percent: fc.constantFrom(100, 100, 40),
  key: fc.nat(20),
});
/** When the cards of the next orders are charged. */
const captureMode = fc.record({
  kind: is('captureMode'),
  server,
  capture: fc.constantFrom('manual' as const, 'manual' as const, 'automatic' as const),
});
const cancel = fc.record({
  kind: is('cancel'),
  server,
  order: index,
  restocks: fc.boolean(),
  refund: fc.constantFrom('provider' as const, 'manual' as const, null),
  key: fc.nat(20),
});
const fulfill = fc.record({
  kind: is('fulfill'),
  server,
  order: index,
  line: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  key: fc.nat(20),
});
const undo = fc.record({ kind: is('undo'), server, order: index, fulfillment: fc.nat(2) });
const markPaid = fc.record({ kind: is('markPaid'), server, order: index });
const adjust = fc.record({
  kind: is('adjust'),
  server,
  product: fc.nat(1),
  change: fc.constantFrom(-2, -1, 2, 4, 6),
});
const reprice = fc.record({
  kind: is('reprice'),
  server,
  product: fc.nat(1),
  cents: fc.constantFrom(1999, 2000, 3333),
});
/** Time passes, then the jobs of a server run. Twenty minutes are more than an unpaid order is held. */
const time = fc.record({ kind: is('time'), server, minutes: fc.constantFrom(0, 1, 2, 20, 400) });
const crash = fc.record({
  kind: is('crash'),
  server,
  commit: fc.nat(5),
  point: fc.constantFrom('beforeCommit' as const, 'afterCommit' as const),
});
/** Requests to Stripe, or its responses, are lost. */
const outage = fc.record({
  kind: is('outage'),
  lost: fc.constantFrom('loseRequests' as const, 'loseResponses' as const),
  operation: fc.constantFrom(
    'create' as const,
    'confirm' as const,
    'capture' as const,
    'refund' as const,
  ),
  count: fc.integer({ min: 1, max: 3 }),
});
const pending = fc.record({ kind: is('slowRefunds'), isSlow: fc.boolean() });

/** What happens in a shop: buyers, its owner, banks, Stripe, time and bad luck. */
export const anyStep = fc.oneof(
  { weight: 6, arbitrary: add },
  { weight: 3, arbitrary: change },
  { weight: 4, arbitrary: enterCode },
  { weight: 14, arbitrary: pay },
  { weight: 3, arbitrary: payAgain },
  { weight: 5, arbitrary: answer },
  { weight: 2, arbitrary: goBack },
  { weight: 2, arbitrary: arrive },
  { weight: 4, arbitrary: webhook },
  { weight: 8, arbitrary: refund },
  { weight: 2, arbitrary: refundEnds },
  { weight: 4, arbitrary: capture },
  { weight: 2, arbitrary: captureMode },
  { weight: 3, arbitrary: cancel },
  { weight: 5, arbitrary: fulfill },
  { weight: 3, arbitrary: undo },
  { weight: 2, arbitrary: markPaid },
  { weight: 4, arbitrary: adjust },
  { weight: 1, arbitrary: reprice },
  { weight: 6, arbitrary: time },
  { weight: 3, arbitrary: crash },
  { weight: 1, arbitrary: outage },
  { weight: 1, arbitrary: pending },
);
export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** The same step at the same time on both servers. */
const twice = anyStep.map((step): Step[] =>
  'server' in step ? [step, { ...step, server: 1 - step.server }] : [step],
);
/** Everyone wants the last pieces, or to use a code or a card for the last time. */
const rush = fc
  .tuple(pay, pay, pay)
  .map((steps): Step[] =>
    steps.map((step, each) => ({ ...step, buyer: each, server: each % 2, looks: true })),
  );
/** Two employees refund the same order. */
const bothRefund = fc
  .tuple(refund, refund)
  .map(([one, other]): Step[] => [one, { ...other, order: one.order, server: 1 - one.server }]);

/** Two employees capture the same payment, or one cancels its order. */
const bothCapture = fc
  .tuple(capture, fc.oneof(capture, cancel))
  .map(([one, other]): Step[] => [one, { ...other, order: one.order, server: 1 - one.server }]);

/** Steps that happen at the same time. */
export const anyRound: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyStep, { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: twice },
  { weight: 1, arbitrary: rush },
  { weight: 1, arbitrary: bothRefund },
  { weight: 1, arbitrary: bothCapture },
);
