import type { CookieBannerApiSettings } from './api-settings.ts';
import { acceptTypes, cookieBannerThemes, cookieBannerVariants, ctaVariants } from './choices.ts';
import { toChoice } from './choices.ts';
import { cookieBannerDefaults as defaults } from './defaults.ts';
import type { CookieBannerAppearance, CookieBannerFormSettings } from './form-settings.ts';
import { toPlace } from './position.ts';

type Setting = keyof typeof defaults;

/** Converts the API's settings to a complete banner, with a default for everything empty or unknown. */
export function toCookieBannerAppearance(api: CookieBannerApiSettings): CookieBannerAppearance {
  const choose = <Choice extends string>(name: Setting, choices: readonly Choice[]) =>
    toChoice(choices, api[name], defaults[name] as Choice);
  // A rich text editor produces an empty paragraph for no text.
  const readText = (name: Setting) =>
    api[name]?.replace(/^(\s*<p>\s*<\/p>)+\s*$/, '').trim() || defaults[name];
  return {
    ...toPlace(choose('cookieBannerVariant', cookieBannerVariants), api.cookieBannerPosition),
    cookieBannerTheme: choose('cookieBannerTheme', cookieBannerThemes),
    cookieBannerCtaVariant: choose('cookieBannerCtaVariant', ctaVariants),
    cookieBannerAcceptType: choose('cookieBannerAcceptType', acceptTypes),
    cookieBannerCtaText: readText('cookieBannerCtaText'),
    cookieBannerOptOutCtaText: readText('cookieBannerOptOutCtaText'),
    cookieBannerText: readText('cookieBannerText'),
  };
}

/** Converts the API's settings to the owner's form. */
export function toCookieBannerForm(api: CookieBannerApiSettings): CookieBannerFormSettings {
  return {
    ...toCookieBannerAppearance(api),
    isCookieBannerEnabled: !!api.isCookieBannerEnabled,
    isActivityLogEnabled: !api.isVisitorDataRestricted,
    isAnalyticsCookiesDisabled: !!api.isRestrictiveCookiePolicyEnabled,
    isRestrictiveCookiePolicyAbsolute: !!api.isRestrictiveCookiePolicyAbsolute,
  };
}

/** Converts the owner's form to the API's settings. */
export function toCookieBannerApi(form: CookieBannerFormSettings): CookieBannerApiSettings {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled, ...unchanged } = form;
  return {
    ...unchanged,
    isVisitorDataRestricted: !isActivityLogEnabled,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
  };
}
