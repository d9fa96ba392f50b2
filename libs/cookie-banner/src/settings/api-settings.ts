/** The cookie banner's settings as the API keeps them. Anything may be missing. */
export interface CookieBannerApiSettings {
  readonly cookieBannerCtaText?: string | null;
  readonly cookieBannerVariant?: string | null;
  readonly cookieBannerPosition?: string | null;
  readonly cookieBannerCtaVariant?: string | null;
  /** HTML of the owner. */
  readonly cookieBannerText?: string | null;
  readonly cookieBannerTheme?: string | null;
  readonly cookieBannerOptOutCtaText?: string | null;
  readonly cookieBannerAcceptType?: string | null;
  readonly isCookieBannerEnabled?: boolean | null;
  /** No analytics cookie before the visitor accepts. */
  readonly isRestrictiveCookiePolicyEnabled?: boolean | null;
  readonly isVisitorDataRestricted?: boolean | null;
  /** No analytics cookie even after the visitor accepts. */
  readonly isRestrictiveCookiePolicyAbsolute?: boolean | null;
}
