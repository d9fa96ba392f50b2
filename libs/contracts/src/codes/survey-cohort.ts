/** The groups that owners fall into when the product asks them something (specification 3; ENUM-46). */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;

/** One survey cohort. */
export type SurveyCohort = (typeof surveyCohorts)[number];
