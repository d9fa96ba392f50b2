import type { CookieBannerPlace } from './position.ts';
import type { AcceptType, CookieBannerTheme, CtaVariant } from './choices.ts';

/** What a banner shows: every setting has a value that can be drawn. */
export type CookieBannerAppearance = CookieBannerPlace & {
  readonly cookieBannerCtaText: string;
  readonly cookieBannerCtaVariant: CtaVariant;
  /** HTML of the owner. */
  readonly cookieBannerText: string;
  readonly cookieBannerTheme: CookieBannerTheme;
  readonly cookieBannerOptOutCtaText: string;
  readonly cookieBannerAcceptType: AcceptType;
};

/** The settings as the owner's form edits them: what the banner shows, and what the policy is. */
export type CookieBannerFormSettings = CookieBannerAppearance & {
  readonly isCookieBannerEnabled: boolean;
  /** The inverse of the API's `isVisitorDataRestricted`. */
  readonly isActivityLogEnabled: boolean;
  /** The API's `isRestrictiveCookiePolicyEnabled`. */
  readonly isAnalyticsCookiesDisabled: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
};
