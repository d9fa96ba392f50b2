import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { readableEmail } from '../../../platform/mail/readable-email.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { maskedEmail } from '../../newsletter/public.ts';
import { findOptOut, readReviewStopToken, reviewStopPathOf } from '../../reviews/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['token']);

/** Sends the page behind the unsubscribe link of a review request. Opening it changes nothing. */
export function sendStopReviewRequestsPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token = '' } = readQuery(request);
  const { websiteId } = site;
  const link = { secret: services.settings.secret, websiteId, now: services.now() };
  const customerId = readReviewStopToken(link, token);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    headers: { 'referrer-policy': 'same-origin' },
    read: async (tenant, { website }) => {
      if (customerId === null) return null;
      const { email, isStopped } = await findOptOut(tenant, customerId);
      return {
        path: '/reviews/unsubscribe',
        title: website.title,
        noIndex: true,
        main: {
          kind: 'unsubscribe',
          subject: 'reviewRequests',
          email: maskedEmail(readableEmail(email)),
          isDone: isStopped,
          action: reviewStopPathOf(token),
        },
        facts: { pageType: pageType.NEWSLETTER_UNSUBSCRIBE },
      };
    },
  });
}
