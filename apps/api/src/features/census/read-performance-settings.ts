import { readPerformanceSettings } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';

export const readPerformanceSettingsRoute = openRoute(
  readPerformanceSettings,
  visitorReads(),
  async ({ services }) => ({ pageLoadId: services.createId() }),
);
