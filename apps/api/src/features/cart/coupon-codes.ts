/** Coupons as they were typed, in the form in which codes are compared; each once. */
export const couponCodes = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((code) => code.trim().toUpperCase()).filter((code) => code !== '')),
];
