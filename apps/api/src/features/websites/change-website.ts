import { changeWebsite } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { defaultBlogUrlFormat, parseBlogUrlFormat } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import { internalOrigin } from '../../platform/hosts/addresses.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { toWebsite } from './websites.queries.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';

const tokenError = (token: string): ErrorResult =>
  err('invalidRequest', {
    errors: { blogUrlFormat: `${token} is not a token. Please use %y, %m, %d and %t.` },
  });

export const changeWebsiteRoute = tenantRoute(
  changeWebsite,
  ownerWrites('settings.write'),
  async ({ tenant, websiteId, body, services, afterCommit }) => {
    const { title, description, locale, currency, timeZone, noIndex, runsCode } = body;
    const { shortEmailEndings, measurementStandard } = body;
    const format = parseBlogUrlFormat(body.blogUrlFormat ?? '');
    if ('invalidToken' in format) return tokenError(format.invalidToken);
    const settings = {
      ...(noIndex === undefined ? {} : { noIndex }),
      ...(runsCode === undefined ? {} : { runsCode }),
      ...(shortEmailEndings === undefined ? {} : { shortEmailEndings }),
      ...(measurementStandard === undefined ? {} : { measurementStandard }),
      ...(body.blogUrlFormat === undefined
        ? {}
        : { blogUrlFormat: format.format === '' ? defaultBlogUrlFormat : format.format }),
    };
    const change = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(locale === undefined ? {} : { locale }),
      ...(currency === undefined ? {} : { currency }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(Object.keys(settings).length === 0
        ? {}
        : { settings: sql<string>`settings || ${JSON.stringify(settings)}::jsonb` }),
    };
    if (Object.keys(change).length > 0) await tenant.updateTable('websites').set(change).execute();
    await bumpDataRevision(tenant);
    afterCommit(() => {
      services.revisions.forget(websiteId);
      // Of these fields, the host table stores only the language.
      if (locale !== undefined) services.hosts.forgetSite(websiteId);
    });
    const row = await findWebsite(tenant);
    return row === undefined
      ? err('notFound')
      : toWebsite(row, internalOrigin(services.settings, row.identifier));
  },
);
