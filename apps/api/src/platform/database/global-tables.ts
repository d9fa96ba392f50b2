/**
 * The tables that belong to no website: they are read before the website is known, or span websites. Every other table
 * follows `tenancyRules`.
 */
export const globalTables = [
  'account_mails',
  'accounts',
  'call_counts',
  'deployment',
  'domains',
  'login_attempts',
  'one_time_tokens',
  'schema_migrations',
  'sessions',
  'sign_ups',
  'site_identifiers',
] as const;
