/** What a test card does when it is charged. */
export type TestCardConduct = 'succeeds' | 'isDeclined' | 'needsSecondStep' | 'answersLate';

/** The test cards, with the numbers that people know from other providers. All other numbers are rejected. */
export const testCards = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'isDeclined',
  '4000002500003155': 'needsSecondStep',
  '4000000000000341': 'answersLate',
} as const satisfies Record<string, TestCardConduct>;

/** The behavior of a typed number; undefined if it is not a test card. The number is not stored. */
export const conductOf = (typed: string): TestCardConduct | undefined =>
  (testCards as Readonly<Record<string, TestCardConduct>>)[typed.replaceAll(/[\s-]/g, '')];
