export { createHtmlReader } from './create-html-reader.ts';
export {
  enhanceCookieBanner,
  type EnhanceCookieBannerOptions,
  type EnhanceCookieBannerPorts,
} from './enhance-cookie-banner.ts';
export { createPageCookies, type PageCookieOptions } from './page-cookies.ts';
