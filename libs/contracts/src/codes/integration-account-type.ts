/** External services that an owner can connect; strings, because the specification shows no numbers (ENUM-49). */
export const integrationAccountTypes = [
  'stripe',
  'google-maps',
  'recaptcha',
  'disqus',
  'typekit',
] as const;

/** One external service. */
export type IntegrationAccountType = (typeof integrationAccountTypes)[number];
