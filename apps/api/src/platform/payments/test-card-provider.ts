import { findCardError } from './find-card-error.ts';
import type { CardAttempt, CardAttempts, CardRefunds, CardState } from './card-attempts.ts';
import type {
  AttemptKey,
  PaymentOutcome,
  PaymentProvider,
  SecondStep,
} from './payment-provider.ts';
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

/** The state of a card that is accepted: charged, or reserved until it is captured. */
const acceptedState = (step: SecondStep | null): CardState =>
  step?.capture === 'manual' ? 'authorized' : 'captured';

function outcomeOf(attempt: CardAttempt | null): PaymentOutcome {
  switch (attempt?.state) {
    case undefined:
    case 'late':
      return { state: 'unknown' };
    case 'captured':
      return {
        state: 'captured',
        reference: attempt.reference,
        ...(typeof attempt.capturedCents === 'number'
          ? { capturedCents: attempt.capturedCents }
          : {}),
      };
    case 'authorized':
      return { state: 'authorized', reference: attempt.reference };
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
  /** Finds an attempt; a `late` one now reports that it was accepted. */
  async function findReported(key: AttemptKey): Promise<CardAttempt | null> {
    const attempt = await attempts.find(key);
    if (attempt?.state !== 'late') return attempt;
    const state = acceptedState(attempt.step);
    return (await attempts.move(key, 'late', state)) ?? attempts.find(key);
  }

  return {
    id: 'testCard',
    name: 'Test card',
    description: 'For testing: 4242 4242 4242 4242 is accepted, and nobody is charged.',

    findTokenError: findCardError,

    async pay({ attemptId, websiteId, amountCents, currency, capture, token, returnUrl }) {
      const conduct = behaviorOf(token);
      const step: SecondStep = {
        attemptId,
        websiteId,
        amountCents,
        currency,
        returnUrl,
        ...(capture === 'manual' ? { capture } : {}),
      };
      const state = conduct === undefined ? 'declined' : stateOf[conduct];
      const attempt: CardAttempt = {
        attemptId,
        state: state === 'captured' ? acceptedState(step) : state,
        reference: createToken(),
        step,
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
      // A `late` attempt that was authorized can still be canceled.
      const reported = await findReported(key);
      if (reported?.state !== 'authorized') return outcomeOf(reported);
      await attempts.move(key, 'authorized', 'declined');
      return outcomeOf(await attempts.find(key));
    },

    async capture({ websiteId, attemptId, amountCents }) {
      const key = { websiteId, attemptId };
      return outcomeOf((await attempts.capture(key, amountCents)) ?? (await attempts.find(key)));
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
        const attempt = await attempts.find(key);
        const accepted = acceptedState(attempt?.step ?? null);
        await attempts.move(key, 'actionRequired', isApproved ? accepted : 'declined');
      },
    },
  };
}
