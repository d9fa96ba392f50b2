import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { MailView } from '@sitewright/contracts/entities';
import type { ReadyMail } from '../mail/mail-transport.ts';
import { oneLine } from '../mail/one-line.ts';

type MailHeaders = Pick<ReadyMail, 'fromName' | 'replyTo' | 'unsubscribeUrl'>;

/** The reply address: an owner replies to the visitor or buyer instead of the server. */
function replyToOf(mail: MailView): string | undefined {
  if (mail.kind === 'orderNotice' || mail.kind === 'authorizationEnded') return mail.order.email;
  return mail.kind === 'submissionNotice' ? mail.replyTo : undefined;
}

/** The headers of a mail besides its subject. */
export function mailHeaders(mail: MailView): MailHeaders {
  const replyTo = replyToOf(mail);
  return {
    fromName: oneLine(mail.site.title),
    ...(replyTo === undefined ? {} : { replyTo: deliverableEmail(replyTo) }),
    ...('unsubscribeUrl' in mail ? { unsubscribeUrl: mail.unsubscribeUrl } : {}),
  };
}
