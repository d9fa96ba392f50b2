import {
  featureNames,
  type FeatureDefinitions,
  type FeatureName,
} from '@sitewright/contracts/entities';

/** Every feature as it is sent to browsers: on by the variant `true`, off by `false`. */
export const defineFeatures = (off: readonly FeatureName[]): FeatureDefinitions =>
  Object.fromEntries(featureNames.map((name) => [name, { variant: String(!off.includes(name)) }]));
