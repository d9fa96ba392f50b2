import type { Route } from '../../platform/routing/define-route.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { readPerformanceSettingsRoute } from './read-performance-settings.ts';
import { recordEventRoute } from './record-event.ts';
import { recordHitRoute } from './record-hit.ts';
import { recordJavascriptErrorsRoute } from './record-javascript-errors.ts';
import { recordPerformanceRoute } from './record-performance.ts';
import { recordTraceRoute } from './record-trace.ts';
import { trackEventRoute } from './track-event.ts';
import { trackLandingRoute } from './track-landing.ts';

/** Reports of browsers about visits, events, errors and performance. */
export const censusRoutes: readonly Route[] = [
  recordHitRoute,
  ...interactionRoutes,
  trackLandingRoute,
  recordEventRoute,
  trackEventRoute,
  recordJavascriptErrorsRoute,
  recordTraceRoute,
  readPerformanceSettingsRoute,
  recordPerformanceRoute,
];
