/** What a test card does when it is charged. */
export type TestCardBehavior =
  | 'succeeds'
  | 'isDeclined'
  /** Authenticates while the buyer is there; once it is saved, it is charged without. */
  | 'needsSecondStep'
  /** Authenticates always, so that it is declined while the buyer is away. */
  | 'alwaysNeedsSecondStep'
  | 'respondsLate'
  /** It is charged, but its refunds fail. */
  | 'refundFails'
  /** It is charged; the response to its refunds is lost, although the money was returned. */
  | 'refundRespondsLate';

/** The test cards, with the numbers that people know from other providers. All other numbers are rejected. */
export const testCards = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'isDeclined',
  '4000002500003155': 'needsSecondStep',
  '4000002760003184': 'alwaysNeedsSecondStep',
  '4000000000000341': 'respondsLate',
  '4000000000005126': 'refundFails',
  '4000000000007726': 'refundRespondsLate',
} as const satisfies Record<string, TestCardBehavior>;

/** The behavior of a typed number; undefined if it is not a test card. The number is not stored. */
export const behaviorOf = (typed: string): TestCardBehavior | undefined =>
  (testCards as Readonly<Record<string, TestCardBehavior>>)[typed.replaceAll(/[\s-]/g, '')];
