export { CookieBannerView } from './cookie-banner-view.tsx';
