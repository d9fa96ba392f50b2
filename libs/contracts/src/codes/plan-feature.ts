/** What a plan may include; texts, because the specification shows no values (ENUM-49). */
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
