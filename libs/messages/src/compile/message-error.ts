/** Errors of a message. */
export type MessageErrorCode =
  /** A plural key that the locale does not have. */
  | 'invalidKey'
  /** A choice without the case `other`. */
  | 'missingOther'
  /** Unbalanced braces or commas. */
  | 'syntax'
  /** An unsupported format: `{n, number}` and others. */
  | 'unsupported';

/** Details of an invalid message. */
export interface MessageErrorDetails {
  readonly code: MessageErrorCode;
  readonly locale: string;
  /** The invalid plural key. */
  readonly key?: string;
}

/** Thrown by `compileMessage` if the text is invalid. The message is for its author. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  readonly code: MessageErrorCode;
  readonly locale: string;
  readonly key: string | undefined;

  constructor(message: string, { code, locale, key }: MessageErrorDetails) {
    super(message);
    this.code = code;
    this.locale = locale;
    this.key = key;
  }
}
