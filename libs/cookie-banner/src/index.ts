export { cookieBanner } from './cookie-banner.ts';
