import type { SubmissionPayload } from './payload.ts';

interface CallTo {
  readonly method: 'POST';
  /** Where `createSend` sends it when it is told of no other path. */
  readonly path: string;
  readonly credentials: 'include';
}

/** Asks for the key of one submission. */
export interface KeyCall extends CallTo {
  readonly name: 'key';
  readonly body?: undefined;
}

/** Submits. */
export interface SubmissionCall extends CallTo {
  readonly name: 'submission';
  /** Sent as JSON, as every body is. */
  readonly body: SubmissionPayload;
}

/** Asks for the challenge of a proof of work. */
export interface CaptchaCall extends CallTo {
  readonly name: 'captcha';
  readonly body: { readonly formId: string };
}

/** A call of the form to the server, complete but for the origin; `name` says which. */
export type FormCall = KeyCall | SubmissionCall | CaptchaCall;

/** What came back. `data` is the parsed body, `undefined` when it is no JSON. */
export interface FormAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** The way to the server. It rejects when there is no answer. */
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

/** Where a server listens. */
export interface SendOptions {
  /** Put before each path, for example 'https://api.example.com'. Default: the page's own. */
  readonly origin?: string | undefined;
  /** The paths of `key`, `submission` and `captcha`, any of them. Default: those of the table above. */
  readonly paths?: Partial<Readonly<Record<FormCall['name'], string>>> | undefined;
}

/** A `Send` over `fetch`. */
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
