/** What a test card does when it is charged. */
export type TestCardConduct = 'succeeds' | 'isDeclined' | 'needsSecondStep' | 'answersLate';

/** The cards of the test provider, as people know them from others. No other number is taken. */
export const testCards = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'isDeclined',
  '4000002500003155': 'needsSecondStep',
  '4000000000000341': 'answersLate',
} as const satisfies Record<string, TestCardConduct>;

/** What a typed number does; undefined for one that is no test card, which is looked at here and kept nowhere. */
export const conductOf = (typed: string): TestCardConduct | undefined =>
  (testCards as Readonly<Record<string, TestCardConduct>>)[typed.replaceAll(/[\s-]/g, '')];
