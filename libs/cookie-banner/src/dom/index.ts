export { enhanceCookieBanner, type EnhanceCookieBannerOptions } from './enhance-cookie-banner.ts';
