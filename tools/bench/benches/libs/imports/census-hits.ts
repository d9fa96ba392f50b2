export {
  createHitRecorder,
  createVisitorIdentity,
  mayStore,
  toCookiePolicy,
} from '@sitewright/analytics-census';
export {
  createPageCookies,
  createPageSend,
  hasPrivacyControl,
  readDevice,
} from '@sitewright/analytics-census/dom';
