export {
  createFeatureFlags,
  flagFaults,
  type FeatureFlags,
  type FeatureFlagsPorts,
  type FlagDefinition,
  type FlagError,
  type FlagFault,
  type FlagValue,
} from './feature-flags.ts';
