export {
  consentCookieName,
  consentLifeMs,
  formatConsentRecord,
  parseConsentRecord,
  type ConsentChoice,
  type ConsentRecord,
} from './consent/consent-record.ts';
export {
  createConsentStore,
  type ConsentCookies,
  type ConsentStore,
  type ConsentStoreOptions,
} from './consent/consent-store.ts';
export { isTrackingAllowed, type CookiePolicy } from './consent/tracking-permission.ts';
export { createCookieBanner, type CookieBanner } from './create-cookie-banner.ts';
export type { CookieBannerOptions } from './options.ts';
export type { CookieBannerApiSettings } from './settings/api-settings.ts';
export {
  acceptTypes,
  barPositions,
  cookieBannerThemes,
  cookieBannerVariants,
  ctaVariants,
  popupPositions,
  type AcceptType,
  type BarPosition,
  type CookieBannerTheme,
  type CookieBannerVariant,
  type CtaVariant,
  type PopupPosition,
} from './settings/choices.ts';
export {
  toCookieBannerApi,
  toCookieBannerAppearance,
  toCookieBannerForm,
} from './settings/convert-settings.ts';
export { cookieBannerDefaults } from './settings/defaults.ts';
export type { CookieBannerAppearance, CookieBannerFormSettings } from './settings/form-settings.ts';
export { toPlace, type CookieBannerLayout } from './settings/position.ts';
export type { CookieBannerState } from './state.ts';
