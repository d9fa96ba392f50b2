/** A file of a mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail to send. Every value is a single line except `html` and `text`. */
export interface ReadyMail {
  /** The outbox row, by which receivers recognize a duplicate. */
  readonly id: string;
  readonly to: string;
  /** The sender's name beside the server's address. */
  readonly fromName: string;
  /** The reply address. Default: the server's address. */
  readonly replyTo?: string;
  readonly subject: string;
  /** For mail to a list: the URL for a one-click unsubscribe `POST` (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Sends mail. Resolves when a server has accepted it; rejects otherwise. */
export interface MailTransport {
  send(mail: ReadyMail): Promise<void>;
  close(): void;
}
