import type { FeatureName } from '@sitewright/contracts/entities';
import { createFeatureFlags } from '@sitewright/site-runtime/flags';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useSite } from './site.ts';

/** Whether a feature is enabled. It is disabled if the server's response does not say, which is reported once. */
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
