import type { SubmissionPayload } from './payload.ts';

interface Call {
  readonly method: 'POST';
  /** The default path; `createSend` can override it. */
  readonly path: string;
  readonly credentials: 'include';
}

/** Requests the key of a submission. */
export interface KeyCall extends Call {
  readonly name: 'key';
  readonly body?: undefined;
}

/** Submits the form. */
export interface SubmissionCall extends Call {
  readonly name: 'submission';
  /** Sent as JSON, like every body. */
  readonly body: SubmissionPayload;
}

/** Requests the challenge of a proof of work. */
export interface CaptchaCall extends Call {
  readonly name: 'captcha';
  readonly body: { readonly formId: string };
}

/** A request of the form to the server, complete except for the origin; identified by `name`. */
export type FormCall = KeyCall | SubmissionCall | CaptchaCall;

/** A response. `data` is the parsed body, `undefined` if it is not JSON. */
export interface FormResponse {
  readonly status: number;
  readonly data: unknown;
}

/** Sends requests. Rejects if there is no response. */
export type Send = (call: FormCall) => Promise<FormResponse>;

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
  /** Overrides of the paths of `key`, `submission` and `captcha`. Default: each call's `path`. */
  readonly paths?: Partial<Readonly<Record<FormCall['name'], string>>> | undefined;
}

/** Creates a `Send` from `fetch`. */
export const createSend =
  (fetch: FormFetch, { origin = '', paths }: SendOptions = {}): Send =>
  async ({ name, path, body, ...init }) => {
    const response = await fetch(origin + (paths?.[name] ?? path), {
      ...init,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: response.status, data: await response.json().catch(() => undefined) };
  };
