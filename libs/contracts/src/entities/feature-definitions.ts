import * as z from 'zod';

/** Features that an operator may turn off. */
export const featureNames = ['textareaMaxLength'] as const;
export type FeatureName = (typeof featureNames)[number];

/**
 * The features as the server defines them, by name. What a definition holds is for its reader to judge: a wrong one
 * costs its own feature and not the whole answer (specification 8; FLAG-04).
 */
export const featureDefinitions = z.record(z.string(), z.unknown());
export type FeatureDefinitions = z.infer<typeof featureDefinitions>;
