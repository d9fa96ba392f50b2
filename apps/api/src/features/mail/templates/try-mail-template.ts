import { findTemplateErrors } from '@sitewright/commerce/mail-template';
import { previewMailTemplate, testMailTemplate } from '@sitewright/contracts/api';
import {
  isManualMethod,
  type AwaitedPayment,
  type MailTemplate,
  type MailTemplateKind,
  type MailView,
} from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import { readableEmail } from '../../../platform/mail/readable-email.ts';
import { enqueueMail, renderMail } from '../../../platform/outbox/index.ts';
import { openRoute, type OpenCall } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import type { Services } from '../../../platform/services.ts';
import { offeredPayments, readStoreSettings } from '../../cart/public.ts';
import { readSampleOrder, readWebsiteRow } from '../../site/public.ts';
import { findHostedSiteOf } from '../hosted-site.ts';
import { readMailSite } from '../mail-site.ts';
import { templatePermission } from './template-permission.ts';

type TryCall = OpenCall<typeof previewMailTemplate> | OpenCall<typeof testMailTemplate>;

/** A template with unknown variables is not shown: it could not be saved either. */
function templateError(kind: MailTemplateKind, template: MailTemplate): ErrorResult | undefined {
  const errors = Object.entries(findTemplateErrors(kind, template)).map(
    ([path, message]) => [`template.${path}`, message] as const,
  );
  return errors.length === 0
    ? undefined
    : err('invalidRequest', { errors: Object.fromEntries(errors) });
}

/** How a buyer pays with the first manual method that the store offers. */
async function readSamplePayment(
  tenant: Tenant,
  { payments }: Pick<Services, 'payments'>,
): Promise<{ readonly awaitedPayment?: AwaitedPayment }> {
  const settings = await readStoreSettings(tenant);
  const method = offeredPayments(payments, settings)
    .map(({ id }) => id)
    .find(isManualMethod);
  return method === undefined
    ? {}
    : { awaitedPayment: { method, ...settings.manualPayments[method] } };
}

/** Works with the mail of a template for a sample order, in one transaction. */
async function withSample<T>(
  { params: { kind }, body: { template }, services, websiteId, inTenant, actor, now }: TryCall,
  work: (tenant: Tenant, view: MailView) => Promise<T>,
): Promise<T | ErrorResult> {
  const error = templateError(kind, template);
  if (error !== undefined) return error;
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null || actor.kind !== 'account') return err('notFound');
  return inTenant(async (tenant) => {
    const website = await readWebsiteRow(tenant);
    if (website === null) return err('notFound');
    const mailSite = await readMailSite(tenant, site, services);
    const order = await readSampleOrder(tenant, {
      website,
      customerName: actor.displayName,
      now,
    });
    return work(tenant, {
      kind: 'mailSample',
      site: mailSite,
      templateKind: kind,
      order,
      sampleUrl: mailSite.baseUrl,
      ...(await readSamplePayment(tenant, services)),
    });
  });
}

export const previewMailTemplateRoute = openRoute(
  previewMailTemplate,
  ownerWrites(templatePermission),
  async (call) =>
    withSample(call, async (_, view) =>
      renderMail(call.services.renderer, view, call.body.template),
    ),
);

/** The mail goes to the account that calls, so that nobody can mail others in the name of the store. */
export const testMailTemplateRoute = openRoute(
  testMailTemplate,
  ownerWrites(templatePermission),
  async (call) =>
    withSample(call, async (tenant, view) => {
      const { actor, body, params, services, now } = call;
      if (actor.kind !== 'account') return err('notFound');
      await enqueueMail(tenant, [
        {
          outboxId: services.createId(),
          cause: `template.${params.kind}.${actor.accountId}.${body.requestKey}`,
          to: actor.email,
          view,
          template: body.template,
          now,
        },
      ]);
      return { to: readableEmail(actor.email) };
    }),
);
