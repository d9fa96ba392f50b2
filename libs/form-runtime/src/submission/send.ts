/** A call of the form to the server, complete but for the origin. */
export interface FormCall {
  readonly method: 'POST';
  readonly path: string;
  /** Sent as JSON; absent is an empty body. */
  readonly body?: object;
  readonly credentials: 'include';
}

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

/** A `Send` over `fetch`; `origin` is put before each path. Default: the page's own. */
export const createSend =
  (fetch: FormFetch, origin = ''): Send =>
  async ({ path, body, ...init }) => {
    const answer = await fetch(origin + path, {
      ...init,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: answer.status, data: await answer.json().catch(() => undefined) };
  };
