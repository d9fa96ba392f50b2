/** A mail ready to leave. Every member is one line but `html` and `text`. */
export interface ReadyMail {
  /** The outbox row: receivers know a mail that reaches them twice by it. */
  readonly id: string;
  readonly to: string;
  /** Shown as its sender beside the address that all mail leaves from. */
  readonly fromName: string;
  /** Where an answer goes. Default: to the address that all mail leaves from. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Of a mail to a list: where a `POST` takes its reader off it (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly html: string;
  readonly text: string;
}

/** The way out for mail. Resolves when a server has taken the mail over; rejects when it has not. */
export interface MailTransport {
  send(mail: ReadyMail): Promise<void>;
  close(): void;
}
