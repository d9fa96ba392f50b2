import {
  cookieBannerDefaults,
  toCookieBannerForm,
  type CookieBannerApiSettings,
  type CookieBannerFormSettings,
} from '@sitewright/cookie-banner';

/** Looks up the banner's default texts in the language of a page. */
type CookieText = (key: 'cookies.text' | 'cookies.accept' | 'cookies.decline') => string;

/** The banner's settings, with default texts in the page's language. */
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
