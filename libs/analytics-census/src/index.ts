export type { CookieJar } from './consent/cookie-jar.ts';
export {
  mayStore,
  toCookiePolicy,
  type ConsentChoice,
  type CookiePolicy,
  type PolicySource,
} from './consent/cookie-policy.ts';
export type { TrackingCookie, TrackingCookies } from './consent/tracking-cookies.ts';
export { isVisitTracked, type Visit } from './consent/visit.ts';
export {
  createVisitorIdentity,
  type VisitorIdentity,
  type VisitorIdentityOptions,
} from './consent/visitor-identity.ts';
export {
  createErrorReporter,
  type ErrorData,
  type ErrorReport,
  type ErrorReporter,
  type ErrorReporterOptions,
} from './errors/create-error-reporter.ts';
export {
  toAnalyticsEvent,
  type AnalyticsEvent,
  type CommonFieldSource,
} from './events/analytics-event.ts';
export type { CommonFields } from './events/common-fields.ts';
export {
  createEditorTracker,
  createEventRecorder,
  type EditorEvent,
  type EventRecorderOptions,
} from './events/create-event-recorder.ts';
export {
  createEventsService,
  type EventsServiceOptions,
  type TrackEvent,
} from './events/create-events-service.ts';
export { readAnalyticsId, type AnalyticsIdSource } from './events/read-analytics-id.ts';
export {
  createHitRecorder,
  type HitRecorderOptions,
  type RecordHit,
} from './hits/create-hit-recorder.ts';
export type { HitDevice, HitPage } from './hits/hit.ts';
export {
  createInteractionCensus,
  type InteractionCensus,
  type InteractionCensusOptions,
} from './interactions/create-interaction-census.ts';
export type { ButtonRecord, OverlayAction, PageFields } from './interactions/records.ts';
export { readLanding, type Landing, type LandingSource } from './landing/landing.ts';
export type { Outbox, SetTimer } from './outbox.ts';
export {
  createPerformanceBatch,
  type PerformanceBatchOptions,
} from './performance/create-performance-batch.ts';
export {
  readPerformanceSettings,
  type PerformanceSettings,
} from './performance/read-performance-settings.ts';
export type { PageMetrics, PerformanceRecord } from './performance/record.ts';
export {
  createPixelTracking,
  type PixelAdapter,
  type PixelCall,
  type PixelEvent,
  type PixelTracking,
  type PixelTrackingOptions,
} from './pixels/create-pixel-tracking.ts';
export type { CensusRequest, CensusResponse, Send } from './send.ts';
export { createFlagStorage, type FlagStorage, type WebStorage } from './session/flag-storage.ts';
export {
  readSessionInfo,
  type SessionInfo,
  type SessionSource,
} from './session/read-session-info.ts';
export { createTraceLog, type TraceLogOptions } from './trace/create-trace-log.ts';
