import type { NewMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import type { MailSite } from '../mail/public.ts';
import { unsubscribePath } from './unsubscribe-link.ts';

interface WelcomeMailInput {
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly websiteId: string;
  readonly from: MailSite;
  readonly subscriberId: string;
  readonly email: string;
  readonly now: Date;
}

/**
 * The mail to a new subscriber, with a link to unsubscribe. An address gets one mail per list, however often it leaves
 * and returns, because anyone can enter it in a form.
 */
export function welcomeMail({ services, from, ...subscriber }: WelcomeMailInput): NewMail {
  const { websiteId, subscriberId, email, now } = subscriber;
  const { secret } = services.settings;
  const path = unsubscribePath({ secret, websiteId, now }, subscriberId);
  return {
    outboxId: services.createId(),
    cause: `newsletter.welcome.${subscriberId}`,
    to: email,
    view: { kind: 'newsletterWelcome', site: from, unsubscribeUrl: `${from.baseUrl}${path}` },
    now,
  };
}
