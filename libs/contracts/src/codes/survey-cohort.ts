/** Groups of owners for surveys (specification 3; ENUM-46). */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;

/** One survey cohort. */
export type SurveyCohort = (typeof surveyCohorts)[number];
