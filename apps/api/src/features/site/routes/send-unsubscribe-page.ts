import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { readableEmail } from '../../../platform/mail/readable-email.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findSubscriber,
  maskedEmail,
  readUnsubscribeToken,
  unsubscribePathOf,
} from '../../newsletter/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['token']);

/**
 * Sends the page behind the unsubscribe link of a newsletter (NEWS-02). Opening it changes nothing, because malware scanners
 * open the links of an email. An invalid link gets the page of a missing path.
 */
export function sendUnsubscribePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token = '' } = readQuery(request);
  const { websiteId } = site;
  const link = { secret: services.settings.secret, websiteId, now: services.now() };
  const subscriberId = readUnsubscribeToken(link, token);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    // The URL grants the right to unsubscribe: it must not reach other sites. `no-referrer` would remove the origin from
    // the request of the button.
    headers: { 'referrer-policy': 'same-origin' },
    read: async (tenant, { website }) => {
      const subscriber = subscriberId === null ? null : await findSubscriber(tenant, subscriberId);
      if (subscriber === null) return null;
      return {
        path: '/newsletter/unsubscribe',
        title: website.title,
        noIndex: true,
        main: {
          kind: 'unsubscribe',
          email: maskedEmail(readableEmail(subscriber.email)),
          isDone: subscriber.hasLeft,
          action: unsubscribePathOf(token),
        },
        facts: { pageType: pageType.NEWSLETTER_UNSUBSCRIBE },
      };
    },
  });
}
