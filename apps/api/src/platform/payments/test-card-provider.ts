import { findCardError } from './find-card-error.ts';
import type { CardAttempt, CardAttempts, CardRefunds, CardState } from './card-attempts.ts';
import type { AttemptKey, PaymentOutcome, PaymentProvider } from './payment-provider.ts';
import { behaviorOf, type TestCardBehavior } from './test-cards.ts';

export interface TestCardOptions {
  readonly createToken: () => string;
  readonly attempts: CardAttempts;
}

const stateOf: Readonly<Record<TestCardBehavior, CardState>> = {
  succeeds: 'captured',
  isDeclined: 'declined',
  needsSecondStep: 'actionRequired',
  respondsLate: 'late',
  refundFails: 'captured',
  refundRespondsLate: 'captured',
};

const refundsOf: Partial<Readonly<Record<TestCardBehavior, CardRefunds>>> = {
  refundFails: 'fail',
  refundRespondsLate: 'respondLate',
};

function outcomeOf(attempt: CardAttempt | null): PaymentOutcome {
  switch (attempt?.state) {
    case undefined:
    case 'late':
      return { state: 'unknown' };
    case 'captured':
      return { state: 'captured', reference: attempt.reference };
    case 'declined':
      return { state: 'declined', reference: attempt.reference, reason: 'cardDeclined' };
    case 'actionRequired': {
      const url = new URL(`/checkout/second-step/${attempt.reference}`, attempt.step?.returnUrl);
      return { state: 'actionRequired', reference: attempt.reference, nextStepUrl: url.href };
    }
  }
}

/** A provider that moves no money: six cards with the outcomes of real ones. */
export function createTestCardProvider({
  createToken,
  attempts,
}: TestCardOptions): PaymentProvider {
  /** Finds an attempt; a `late` one now reports that it was charged. */
  async function findReported(key: AttemptKey): Promise<CardAttempt | null> {
    const attempt = await attempts.find(key);
    if (attempt?.state !== 'late') return attempt;
    return (await attempts.move(key, 'late', 'captured')) ?? attempts.find(key);
  }

  return {
    id: 'testCard',
    name: 'Test card',
    description: '4242 4242 4242 4242 pays. No money moves.',

    findTokenError: findCardError,

    async pay({ attemptId, websiteId, amountCents, currency, token, returnUrl }) {
      const conduct = behaviorOf(token);
      const attempt: CardAttempt = {
        attemptId,
        state: conduct === undefined ? 'declined' : stateOf[conduct],
        reference: createToken(),
        step: { attemptId, websiteId, amountCents, currency, returnUrl },
        refunds: (conduct && refundsOf[conduct]) ?? 'succeed',
      };
      return outcomeOf(await attempts.insert(websiteId, attempt));
    },

    fetchOutcome: async (key) => outcomeOf(await findReported(key)),

    async void(key) {
      const { websiteId, attemptId } = key;
      // Recorded, so that an attempt that arrives later is canceled.
      const canceled = {
        attemptId,
        state: 'declined',
        reference: createToken(),
        step: null,
      } as const;
      const { state } = await attempts.insert(websiteId, canceled);
      if (state === 'actionRequired') await attempts.move(key, 'actionRequired', 'declined');
      return outcomeOf(await findReported(key));
    },

    async refund({ websiteId, attemptId, refundId, amountCents }) {
      const attempt = await attempts.find({ websiteId, attemptId });
      const { refund, isNew } = await attempts.insertRefund(websiteId, {
        refundId,
        attemptId,
        amountCents,
        state: attempt?.refunds === 'fail' ? 'failed' : 'refunded',
        reference: createToken(),
      });
      // The money was returned, but the first response is lost.
      if (isNew && attempt?.refunds === 'respondLate') return { state: 'unknown' };
      const { state, reference } = refund;
      return state === 'failed' ? { state, reason: 'cardClosed' } : { state, reference };
    },

    secondSteps: {
      async read(key) {
        const attempt = await attempts.find(key);
        return attempt?.state === 'actionRequired' ? attempt.step : null;
      },
      async answer(key, isApproved) {
        await attempts.move(key, 'actionRequired', isApproved ? 'captured' : 'declined');
      },
    },
  };
}
