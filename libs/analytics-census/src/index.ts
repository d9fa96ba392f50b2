export type { CookieJar } from './consent/cookie-jar.ts';
export {
  mayStore,
  toCookiePolicy,
  type ConsentChoice,
  type CookiePolicy,
  type PolicySource,
} from './consent/cookie-policy.ts';
export { trackingCookies } from './consent/tracking-cookies.ts';
export { isPageViewTracked, isVisitTracked, type Visit } from './consent/visit.ts';
export {
  createVisitorIdentity,
  type VisitorIdentity,
  type VisitorIdentityOptions,
} from './consent/visitor-identity.ts';
export {
  createHitRecorder,
  type HitRecorderOptions,
  type RecordHit,
} from './hits/create-hit-recorder.ts';
export type { HitDevice, HitPage } from './hits/hit.ts';
export type { CensusRequest, CensusResponse, Send } from './send.ts';
