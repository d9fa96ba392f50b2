import type { CookieBannerLayout } from './position.ts';
import type { AcceptType, CookieBannerTheme, CtaVariant } from './choices.ts';

/** The settings that a banner shows, all with valid values. */
export type CookieBannerAppearance = CookieBannerLayout & {
  readonly cookieBannerCtaText: string;
  readonly cookieBannerCtaVariant: CtaVariant;
  /** The owner's HTML. */
  readonly cookieBannerText: string;
  readonly cookieBannerTheme: CookieBannerTheme;
  readonly cookieBannerOptOutCtaText: string;
  readonly cookieBannerAcceptType: AcceptType;
};

/** The settings in the owner's form: the banner and the policy. */
export type CookieBannerFormSettings = CookieBannerAppearance & {
  readonly isCookieBannerEnabled: boolean;
  /** The inverse of the API's `isVisitorDataRestricted`. */
  readonly isActivityLogEnabled: boolean;
  /** The API's `isRestrictiveCookiePolicyEnabled`. */
  readonly isAnalyticsCookiesDisabled: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
};
