import { findTemplateErrors } from '@sitewright/commerce/mail-template';
import {
  listMailTemplates,
  readMailTemplate,
  resetMailTemplate,
  writeMailTemplate,
} from '@sitewright/contracts/api';
import { mailTemplateKinds, optionalMails } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../../platform/routing/owner-access.ts';
import {
  deleteMailTemplate,
  listMailTemplates as listCustomTemplates,
  lockMailTemplate,
  writeMailTemplate as storeTemplate,
} from './mail-templates.queries.ts';
import { isSent } from '../switches/switch-mail.ts';
import { templatePermission } from './template-permission.ts';
import { readLocale, readStoredTemplate } from './stored-template.ts';

export const listMailTemplatesRoute = tenantRoute(
  listMailTemplates,
  ownerReads(templatePermission),
  async ({ tenant, services: { renderer } }) => {
    const [custom, locale] = [await listCustomTemplates(tenant), await readLocale(tenant)];
    const off = new Set<string>();
    for (const mail of optionalMails)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (!(await isSent(tenant, mail))) off.add(mail);
    return {
      templates: mailTemplateKinds.map((kind) => ({
        kind,
        isOn: !off.has(kind),
        subject: (custom.get(kind) ?? renderer.defaultMailTemplate(kind, locale)).subject,
        isCustom: custom.has(kind),
      })),
    };
  },
);

export const readMailTemplateRoute = tenantRoute(
  readMailTemplate,
  ownerReads(templatePermission),
  async ({ tenant, params: { kind }, services }) => readStoredTemplate(tenant, kind, services),
);

export const writeMailTemplateRoute = tenantRoute(
  writeMailTemplate,
  ownerWrites(templatePermission),
  async ({ tenant, params: { kind }, body: { template, revision }, services, now }) => {
    const errors = findTemplateErrors(kind, template);
    if (Object.keys(errors).length > 0)
      return err('invalidRequest', {
        errors: Object.fromEntries(
          Object.entries(errors).map(([path, message]) => [`template.${path}`, message]),
        ),
      });
    await lockMailTemplate(tenant, kind);
    const stored = await readStoredTemplate(tenant, kind, services);
    if (revision !== undefined && revision !== stored.revision) return err('conflict');
    await storeTemplate(tenant, kind, template, now);
    return readStoredTemplate(tenant, kind, services);
  },
);

export const resetMailTemplateRoute = tenantRoute(
  resetMailTemplate,
  ownerWrites(templatePermission),
  async ({ tenant, params: { kind }, services }) => {
    await lockMailTemplate(tenant, kind);
    await deleteMailTemplate(tenant, kind);
    return readStoredTemplate(tenant, kind, services);
  },
);
