export {
  createFeatureFlags,
  flagErrors,
  type FeatureFlags,
  type FeatureFlagsPorts,
  type FlagDefinition,
  type FlagError,
  type FlagErrorCode,
  type FlagValue,
} from './feature-flags.ts';
