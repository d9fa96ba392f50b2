import {
  cookieBannerDefaults,
  toCookieBannerForm,
  type CookieBannerApiSettings,
  type CookieBannerFormSettings,
} from '@sitewright/cookie-banner';

/** Answers the banner's own texts in the language of a page. */
type CookieText = (key: 'cookies.text' | 'cookies.accept' | 'cookies.decline') => string;

/** What the banner shows: in the page's language where its owner has written nothing. */
export function cookieBannerSettings(
  api: CookieBannerApiSettings,
  text: CookieText,
): CookieBannerFormSettings {
  const settings = toCookieBannerForm(api);
  const written = (
    name: 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText',
    own: string,
  ) => (settings[name] === cookieBannerDefaults[name] ? own : settings[name]);
  return {
    ...settings,
    cookieBannerText: written('cookieBannerText', text('cookies.text')),
    cookieBannerCtaText: written('cookieBannerCtaText', text('cookies.accept')),
    cookieBannerOptOutCtaText: written('cookieBannerOptOutCtaText', text('cookies.decline')),
  };
}
