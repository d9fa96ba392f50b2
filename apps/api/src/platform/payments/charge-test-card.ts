import type { CardAttempt, CardRefunds, CardState } from './card-attempts.ts';
import type { TestCardBehavior } from './test-cards.ts';

const stateOf: Readonly<Record<TestCardBehavior, CardState>> = {
  succeeds: 'captured',
  isDeclined: 'declined',
  needsSecondStep: 'actionRequired',
  alwaysNeedsSecondStep: 'actionRequired',
  respondsLate: 'late',
  refundFails: 'captured',
  refundRespondsLate: 'captured',
};

const refundsOf: Partial<Readonly<Record<TestCardBehavior, CardRefunds>>> = {
  refundFails: 'fail',
  refundRespondsLate: 'respondLate',
};

type TestCardCharge = Required<Pick<CardAttempt, 'state' | 'refunds' | 'declineReason'>>;

const declined = (declineReason: string | null): TestCardCharge => ({
  state: 'declined',
  refunds: 'succeed',
  declineReason,
});

const accepted = (behavior: TestCardBehavior, state: CardState): TestCardCharge => ({
  state,
  refunds: refundsOf[behavior] ?? 'succeed',
  declineReason: null,
});

/** Charges a card whose buyer is there; undefined for a number that is not a test card. */
export const chargeTestCard = (behavior: TestCardBehavior | undefined): TestCardCharge =>
  behavior === undefined ? declined(null) : accepted(behavior, stateOf[behavior]);

/** Charges a saved card whose buyer is away, so that the bank has nobody to ask; null for an unknown card. */
export function chargeSavedCard(behavior: TestCardBehavior | null): TestCardCharge {
  if (behavior === null) return declined('savedMethodUnknown');
  if (behavior === 'alwaysNeedsSecondStep') return declined('authentication_required');
  return accepted(behavior, behavior === 'needsSecondStep' ? 'captured' : stateOf[behavior]);
}
