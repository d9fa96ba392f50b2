import { deliverableEmail } from '@sitewright/contracts/addresses';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly url: string;
  readonly from: string;
}

/** Shorter than the lease of an outbox row: while a server hangs, no second worker may send the same mail. */
const timeoutsMs = { connection: 10_000, greeting: 10_000, socket: 30_000 } as const;

/**
 * The mail is automatic, so no auto-reply may answer it: neither to the server's address nor, for a notification, to
 * the visitor (RFC 3834). Exchange only honors the second header.
 */
const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
} as const;

/** Mail programs then show their own unsubscribe button, which needs no visit. */
const listHeaders = (url: string) => ({
  list: { unsubscribe: { url } },
  headers: { ...automaticHeaders, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** Sends through a mail server, which encodes addresses and headers. */
export function createSmtpTransport({ url, ...options }: SmtpOptions): MailTransport {
  const from = deliverableEmail(options.from);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutsMs.connection,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.socket,
    // Content comes from visitors: a mail must not load files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split('@').at(-1) ?? 'localhost';
  return {
    async send({
      id,
      to,
      fromName,
      replyTo,
      subject,
      unsubscribeUrl,
      html,
      text,
      attachments = [],
    }) {
      await transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        attachments: attachments.map(({ fileName, contentType, content }) => ({
          filename: fileName,
          contentType,
          content,
        })),
        messageId: `<${id}@${host}>`,
        headers: automaticHeaders,
        ...(unsubscribeUrl === undefined ? {} : listHeaders(unsubscribeUrl)),
      });
    },
    close: () => transport.close(),
  };
}
