import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { readableEmail } from '../../../platform/mail/readable-email.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { findStoppedMails, readStopToken, stopPathOf } from '../../abandoned-carts/public.ts';
import { maskedEmail } from '../../newsletter/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['token']);

/** Sends the page behind the unsubscribe link of a recovery mail. Opening it changes nothing. */
export function sendStopCartMailsPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token = '' } = readQuery(request);
  const { websiteId } = site;
  const link = { secret: services.settings.secret, websiteId, now: services.now() };
  const customerId = readStopToken(link, token);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    headers: { 'referrer-policy': 'same-origin' },
    read: async (tenant, { website }) => {
      if (customerId === null) return null;
      const { email, isStopped } = await findStoppedMails(tenant, customerId);
      return {
        path: '/cart/unsubscribe',
        title: website.title,
        noIndex: true,
        main: {
          kind: 'unsubscribe',
          subject: 'cartMails',
          email: maskedEmail(readableEmail(email)),
          isDone: isStopped,
          action: stopPathOf(token),
        },
        facts: { pageType: pageType.NEWSLETTER_UNSUBSCRIBE },
      };
    },
  });
}
