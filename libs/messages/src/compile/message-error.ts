/** Why a text is no message. */
export type MessageErrorCode =
  /** A plural key that the locale does not have. */
  | 'invalidKey'
  /** A choice without the case `other`. */
  | 'missingOther'
  /** Braces or commas that do not go together. */
  | 'syntax'
  /** A form of the format that the product does not use: `{n, number}` and the like. */
  | 'unsupported';

/** What is known about a text that is no message. */
export interface MessageErrorDetails {
  readonly code: MessageErrorCode;
  readonly locale: string;
  /** The plural key that is not valid. */
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
