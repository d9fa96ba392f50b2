import type { CookieBannerApiSettings } from './api-settings.ts';
import { acceptTypes, cookieBannerThemes, cookieBannerVariants, ctaVariants } from './choices.ts';
import { toChoice } from './choices.ts';
import { cookieBannerDefaults as defaults } from './defaults.ts';
import type { CookieBannerAppearance, CookieBannerFormSettings } from './form-settings.ts';
import { toPlace } from './position.ts';

/** What a banner shows for the API's settings, with a default for everything empty or unknown. */
export function toCookieBannerAppearance(api: CookieBannerApiSettings): CookieBannerAppearance {
  const variant = toChoice(
    cookieBannerVariants,
    api.cookieBannerVariant,
    defaults.cookieBannerVariant,
  );
  return {
    ...toPlace(variant, api.cookieBannerPosition),
    cookieBannerTheme: toChoice(
      cookieBannerThemes,
      api.cookieBannerTheme,
      defaults.cookieBannerTheme,
    ),
    cookieBannerCtaVariant: toChoice(
      ctaVariants,
      api.cookieBannerCtaVariant,
      defaults.cookieBannerCtaVariant,
    ),
    cookieBannerAcceptType: toChoice(
      acceptTypes,
      api.cookieBannerAcceptType,
      defaults.cookieBannerAcceptType,
    ),
    cookieBannerCtaText: toText(api.cookieBannerCtaText, defaults.cookieBannerCtaText),
    cookieBannerOptOutCtaText: toText(
      api.cookieBannerOptOutCtaText,
      defaults.cookieBannerOptOutCtaText,
    ),
    cookieBannerText: toText(api.cookieBannerText, defaults.cookieBannerText),
  };
}

/** The API's settings as the owner's form edits them. */
export function toCookieBannerForm(api: CookieBannerApiSettings): CookieBannerFormSettings {
  return {
    ...toCookieBannerAppearance(api),
    isCookieBannerEnabled: api.isCookieBannerEnabled === true,
    isActivityLogEnabled: api.isVisitorDataRestricted !== true,
    isAnalyticsCookiesDisabled: api.isRestrictiveCookiePolicyEnabled === true,
    isRestrictiveCookiePolicyAbsolute: api.isRestrictiveCookiePolicyAbsolute === true,
  };
}

/** The owner's form as the API keeps it. */
export function toCookieBannerApi(form: CookieBannerFormSettings): CookieBannerApiSettings {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled, ...same } = form;
  return {
    ...same,
    isVisitorDataRestricted: !isActivityLogEnabled,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
  };
}

/** A text, or its default: a rich text editor leaves an empty paragraph where nothing was written. */
function toText(text: string | null | undefined, fallback: string): string {
  return text?.replace(/^(\s*<p>\s*<\/p>)+\s*$/, '').trim() || fallback;
}
