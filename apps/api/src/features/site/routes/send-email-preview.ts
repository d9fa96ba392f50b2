import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withLookup, withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { renderMail } from '../../../platform/outbox/index.ts';
import type { Services } from '../../../platform/services.ts';
import { readStanding } from '../../../platform/sessions/standing.ts';
import { findMailTemplate } from '../../mail/public.ts';
import { presentAccount } from '../../presence/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';
import { readSampleOrder } from '../content/read-sample-order.ts';

const path = '/commerce/email-preview';

/** Returns the name of the present account if it may read the orders of this store, else null. */
async function findManagerName(
  request: FastifyRequest,
  { websiteId }: HostedSite,
  services: Services,
): Promise<string | null> {
  const now = services.now();
  const account = await presentAccount({
    inLookup: (work) => withLookup(services.database, work, 'read'),
    request,
    websiteId,
    services,
    now,
  });
  if (account === null) return null;
  const { permissions } = await withTenant(
    services.database,
    { websiteId, actorId: undefined },
    (tenant) => readStanding(tenant, account.accountId),
    'read',
  );
  return permissions.has('orders.read') ? account.displayName : null;
}

/**
 * Sends a preview of the order confirmation email to accounts that may read orders (ROUTE-38). For everyone else it sends
 * nothing and returns false, so that they get the response of a missing page. The content is public, so presence is
 * sufficient authentication.
 */
export async function sendEmailPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<boolean> {
  const customerName = await findManagerName(request, site, services);
  if (customerName === null) return false;

  const now = services.now();
  await sendPersonalPage({
    request,
    reply,
    site,
    services,
    read: async (tenant, { website, baseUrl }) => {
      const template = await findMailTemplate(tenant, 'orderConfirmation');
      const mail = renderMail(
        services.renderer,
        {
          kind: 'orderConfirmation',
          site: { title: website.title, baseUrl, locale: website.locale },
          order: await readSampleOrder(tenant, { website, customerName, now }),
          // The order does not exist, so its link points to this page.
          orderUrl: `${baseUrl}${path}`,
        },
        template ?? undefined,
      );
      return {
        path,
        title: website.title,
        noIndex: true,
        main: { kind: 'mailPreview', mail },
        facts: { pageType: pageType.COMMERCE_EMAIL_PREVIEW },
      };
    },
  });
  return true;
}
