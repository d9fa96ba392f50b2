import type { PaymentOutcome, PaymentProvider, SecondStep } from './payment-provider.ts';
import { cardFault } from './card-fault.ts';
import { conductOf } from './test-cards.ts';

/** An attempt as the provider keeps it. A late one is charged and says so only when it is asked. */
interface Attempt {
  readonly state: 'captured' | 'declined' | 'actionRequired' | 'late';
  readonly reference: string;
  /** Null: it was stopped before it arrived. */
  readonly step: SecondStep | null;
}

export interface TestCardOptions {
  readonly createToken: () => string;
  /** How many attempts are remembered; the oldest are forgotten. Default: 10 000. */
  readonly maxAttempts?: number;
}

/** A provider that moves no money: four cards that do what cards do. It lives, like a real one, outside our database. */
export function createTestCardProvider({
  createToken,
  maxAttempts = 10_000,
}: TestCardOptions): PaymentProvider {
  const attempts = new Map<string, Attempt>();
  const attemptOfReference = new Map<string, string>();

  function keep(attemptId: string, attempt: Attempt): Attempt {
    attempts.set(attemptId, attempt);
    attemptOfReference.set(attempt.reference, attemptId);
    const [oldest] = attempts;
    if (attempts.size > maxAttempts && oldest !== undefined) {
      attempts.delete(oldest[0]);
      attemptOfReference.delete(oldest[1].reference);
    }
    return attempt;
  }

  function tell(attempt: Attempt | undefined): PaymentOutcome {
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

  const waiting = (reference: string) => {
    const attemptId = attemptOfReference.get(reference);
    const attempt = attemptId === undefined ? undefined : attempts.get(attemptId);
    return attempt?.state === 'actionRequired' ? attempt : undefined;
  };

  return {
    id: 'testCard',
    name: 'Test card',
    description: '4242 4242 4242 4242 pays. No money moves.',

    tokenFault: cardFault,

    async pay({ attemptId, websiteId, amountCents, currency, token, returnUrl }) {
      const known = attempts.get(attemptId);
      if (known !== undefined) return tell(known);
      const conduct = conductOf(token);
      const state = (
        { succeeds: 'captured', needsSecondStep: 'actionRequired', answersLate: 'late' } as const
      )[conduct as string];
      const step = { attemptId, websiteId, amountCents, currency, returnUrl };
      return tell(keep(attemptId, { state: state ?? 'declined', reference: createToken(), step }));
    },

    async ask(attemptId) {
      const attempt = attempts.get(attemptId);
      if (attempt?.state !== 'late') return tell(attempt);
      return tell(keep(attemptId, { ...attempt, state: 'captured' }));
    },

    async cancel(attemptId) {
      const attempt = attempts.get(attemptId);
      if (attempt?.state === 'late')
        return tell(keep(attemptId, { ...attempt, state: 'captured' }));
      // Remembered, so that an attempt which is still on its way finds itself stopped.
      if (attempt === undefined)
        return tell(keep(attemptId, { state: 'declined', reference: createToken(), step: null }));
      return attempt.state === 'actionRequired'
        ? tell(keep(attemptId, { ...attempt, state: 'declined' }))
        : tell(attempt);
    },

    secondSteps: {
      read: (reference) => waiting(reference)?.step ?? null,
      answer(reference, isApproved) {
        const attempt = waiting(reference);
        const attemptId = attempt?.step?.attemptId;
        if (attempt === undefined || attemptId === undefined) return;
        keep(attemptId, { ...attempt, state: isApproved ? 'captured' : 'declined' });
      },
    },
  };
}
