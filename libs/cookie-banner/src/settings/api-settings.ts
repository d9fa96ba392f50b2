/** The cookie banner's settings in the API. Every member is optional. */
export interface CookieBannerApiSettings {
  readonly cookieBannerCtaText?: string | null;
  readonly cookieBannerVariant?: string | null;
  readonly cookieBannerPosition?: string | null;
  readonly cookieBannerCtaVariant?: string | null;
  /** The owner's HTML. */
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
