/** The outside services an owner may connect; texts, because the specification shows no values (ENUM-49). */
export const integrationAccountTypes = [
  'stripe',
  'google-maps',
  'recaptcha',
  'disqus',
  'typekit',
] as const;

/** One outside service. */
export type IntegrationAccountType = (typeof integrationAccountTypes)[number];
