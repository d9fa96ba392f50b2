import * as z from 'zod';

/** Features that an operator can turn off. */
export const featureNames = ['textareaMaxLength'] as const;
export type FeatureName = (typeof featureNames)[number];

/**
 * The server's feature definitions by name. Their content is validated by the reader, so an invalid one disables only
 * its own feature (specification 8; FLAG-04).
 */
export const featureDefinitions = z.record(z.string(), z.unknown());
export type FeatureDefinitions = z.infer<typeof featureDefinitions>;
