/** Normalizes typed coupon codes for comparison; each once. */
export const couponCodes = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((code) => code.trim().toUpperCase()).filter((code) => code !== '')),
];
