/** What other features may call. */
export { findHostedSiteOf } from './hosted-site.ts';
export { readMailSite, type MailSite } from './mail-site.ts';
export { isMailOn } from './switches/mail-switches.queries.ts';
export { findMailTemplate } from './templates/mail-templates.queries.ts';
