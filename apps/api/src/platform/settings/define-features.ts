import {
  featureNames,
  type FeatureDefinitions,
  type FeatureName,
} from '@sitewright/contracts/entities';

/** The feature flags for browsers: enabled by the variant `true`, disabled by `false`. */
export const defineFeatures = (off: readonly FeatureName[]): FeatureDefinitions =>
  Object.fromEntries(featureNames.map((name) => [name, { variant: String(!off.includes(name)) }]));
