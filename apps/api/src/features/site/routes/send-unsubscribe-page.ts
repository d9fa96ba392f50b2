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
 * Where the link of a newsletter leads (NEWS-02). It changes nothing by itself, because programs that look for harm open
 * the links of a mail; a link that is none of this website's is one that was never there.
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
    // The address is the right to unsubscribe: it goes to no other site. With `no-referrer` the button's own call would
    // not say where it comes from.
    headers: { 'referrer-policy': 'same-origin' },
    read: async (trx, { website }) => {
      const subscriber =
        subscriberId === null ? null : await findSubscriber(trx, websiteId, subscriberId);
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
