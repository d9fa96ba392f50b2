import { paymentMethodNames } from '@sitewright/contracts/entities';
import { findCardError } from './find-card-error.ts';
import type { CardAttempt, CardAttempts, CardState } from './card-attempts.ts';
import { chargeSavedCard, chargeTestCard } from './charge-test-card.ts';
import type {
  AttemptKey,
  PaymentOutcome,
  PaymentProvider,
  SecondStep,
} from './payment-provider.ts';
import { behaviorOf } from './test-cards.ts';

export interface TestCardOptions {
  readonly createToken: () => string;
  readonly attempts: CardAttempts;
}

/** The state of a card that is accepted: charged, or reserved until it is captured. */
const acceptedState = (step: SecondStep | null): CardState =>
  step?.capture === 'manual' ? 'authorized' : 'captured';

const accepted = ({ reference, savedMethod }: CardAttempt) => ({
  reference,
  ...(typeof savedMethod === 'string' ? { savedMethod } : {}),
});

function outcomeOf(attempt: CardAttempt | null): PaymentOutcome {
  switch (attempt?.state) {
    case undefined:
    case 'late':
      return { state: 'unknown' };
    case 'captured':
      return {
        state: 'captured',
        ...accepted(attempt),
        ...(typeof attempt.capturedCents === 'number'
          ? { capturedCents: attempt.capturedCents }
          : {}),
      };
    case 'authorized':
      return { state: 'authorized', ...accepted(attempt) };
    case 'declined':
      return {
        state: 'declined',
        reference: attempt.reference,
        reason: attempt.declineReason ?? 'cardDeclined',
      };
    case 'actionRequired': {
      const url = new URL(`/checkout/second-step/${attempt.reference}`, attempt.step?.returnUrl);
      return { state: 'actionRequired', reference: attempt.reference, nextStepUrl: url.href };
    }
  }
}

/** A provider that moves no money: seven cards with the outcomes of real ones. */
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
    name: paymentMethodNames.testCard,
    description: 'For testing: 4242 4242 4242 4242 is accepted, and nobody is charged.',

    findTokenError: findCardError,

    async pay({ attemptId, websiteId, amountCents, currency, capture, source, returnUrl }) {
      const behavior = source.kind === 'token' ? behaviorOf(source.token) : undefined;
      const charge =
        source.kind === 'token'
          ? chargeTestCard(behavior)
          : chargeSavedCard(
              await attempts.findSaved({ websiteId, savedMethod: source.savedMethod }),
            );
      const saved =
        source.kind === 'token' && source.savesMethod && behavior !== 'isDeclined'
          ? behavior
          : undefined;
      const step: SecondStep = {
        attemptId,
        websiteId,
        amountCents,
        currency,
        returnUrl,
        ...(capture === 'manual' ? { capture } : {}),
      };
      const attempt: CardAttempt = {
        ...charge,
        attemptId,
        state: charge.state === 'captured' ? acceptedState(step) : charge.state,
        reference: createToken(),
        step,
        savedMethod: saved === undefined ? null : createToken(),
      };
      return outcomeOf(await attempts.insert(websiteId, attempt, saved));
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

    async forgetMethod(request) {
      return (await attempts.forget(request))
        ? { state: 'forgotten' }
        : { state: 'failed', reason: 'savedMethodUnknown' };
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
