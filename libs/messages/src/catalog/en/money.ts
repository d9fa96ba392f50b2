/** Misuse of the money library (specification 5). */
export const money = {
  instanceExpected: 'Format expects a Money instance.',
} as const;
