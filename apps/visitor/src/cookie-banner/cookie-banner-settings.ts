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
  const localized = (
    name: 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText',
    translation: string,
  ) => (settings[name] === cookieBannerDefaults[name] ? translation : settings[name]);
  return {
    ...settings,
    cookieBannerText: localized('cookieBannerText', text('cookies.text')),
    cookieBannerCtaText: localized('cookieBannerCtaText', text('cookies.accept')),
    cookieBannerOptOutCtaText: localized('cookieBannerOptOutCtaText', text('cookies.decline')),
  };
}
