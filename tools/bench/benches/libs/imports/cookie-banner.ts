export * from '@sitewright/cookie-banner';
export { enhanceCookieBanner } from '@sitewright/cookie-banner/dom';
