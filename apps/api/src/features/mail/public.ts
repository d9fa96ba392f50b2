/** What other features may call. */
export { findHostedSiteOf } from './hosted-site.ts';
export { readMailSite, type MailSite } from './mail-site.ts';
