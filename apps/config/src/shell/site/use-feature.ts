import type { FeatureName } from '@sitewright/contracts/entities';
import { createFeatureFlags } from '@sitewright/site-runtime/flags';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useSite } from './site.ts';

/** Whether a feature is enabled. A feature that the server does not know is disabled, and reported once. */
export function useFeature(name: FeatureName): boolean {
  const { features } = useSite();
  const { report } = useServices();
  return useMemo(() => {
    const flags = createFeatureFlags({
      readDefinitions: () => features,
      report: ({ feature, message }) => report(`Feature ${feature}: ${message}`),
    });
    return flags.isOn(name);
  }, [features, name, report]);
}
