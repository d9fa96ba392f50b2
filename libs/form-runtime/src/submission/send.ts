import type { SubmissionPayload } from './payload.ts';

interface CallTo {
  readonly method: 'POST';
  /** Default paths of `createSend`. */
  readonly path: string;
  readonly credentials: 'include';
}

/** Requests the key of a submission. */
export interface KeyCall extends CallTo {
  readonly name: 'key';
  readonly body?: undefined;
}

/** Submits. */
export interface SubmissionCall extends CallTo {
  readonly name: 'submission';
  /** Sent as JSON, like every body. */
  readonly body: SubmissionPayload;
}

/** Requests the challenge of a proof of work. */
export interface CaptchaCall extends CallTo {
  readonly name: 'captcha';
  readonly body: { readonly formId: string };
}

/** A request of the form to the server, complete except for the origin; identified by `name`. */
export type FormCall = KeyCall | SubmissionCall | CaptchaCall;

/** A response. `data` is the parsed body, `undefined` if it is not JSON. */
export interface FormAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** Sends requests. Rejects if there is no response. */
export type Send = (call: FormCall) => Promise<FormAnswer>;

/** The part of `fetch` that a form needs. */
export type FormFetch = (
  url: string,
  init: {
    readonly method: string;
    readonly credentials: 'include';
    readonly headers?: Record<string, string>;
    readonly body?: string;
  },
) => Promise<{ readonly status: number; json(): Promise<unknown> }>;

/** The URLs of a server. */
export interface SendOptions {
  /** Prefix of each path, for example 'https://api.example.com'. Default: the page's own origin. */
  readonly origin?: string | undefined;
  /** Overrides of the paths of `key`, `submission` and `captcha`. Default: those of the table above. */
  readonly paths?: Partial<Readonly<Record<FormCall['name'], string>>> | undefined;
}

/** Creates a `Send` from `fetch`. */
export const createSend =
  (fetch: FormFetch, { origin = '', paths }: SendOptions = {}): Send =>
  async ({ name, path, body, ...init }) => {
    const answer = await fetch(origin + (paths?.[name] ?? path), {
      ...init,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: answer.status, data: await answer.json().catch(() => undefined) };
  };
