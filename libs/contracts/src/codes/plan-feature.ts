/** Features of a plan; strings, because the specification shows no numbers (ENUM-49). */
export const planFeatures = [
  'own-domain',
  'commerce',
  'subscriptions',
  'member-areas',
  'multilingual',
  'campaigns',
  'scheduling',
  'code-injection',
] as const;

/** One feature of a plan. */
export type PlanFeature = (typeof planFeatures)[number];
