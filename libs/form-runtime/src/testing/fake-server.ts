import type { FormResponse, FormCall, Send } from '../submission/send.ts';

/** A server that records requests. */
export interface FakeServer {
  readonly calls: FormCall[];
  readonly send: Send;
  /** The fields of the last submission, by field id. */
  readonly submitted: () => Readonly<Record<string, unknown>>;
}

/** Responds to the key request with a key and to the submission with `answer`; an Error means no response. */
export function createFakeServer(
  answer: FormResponse | Error | Promise<FormResponse> = { status: 200, data: {} },
  key: FormResponse | Error = { status: 200, data: { key: 'key-1' } },
): FakeServer {
  const calls: FormCall[] = [];
  return {
    calls,
    async send(call) {
      calls.push(call);
      const result = await (call.path.endsWith('FormSubmissionKey') ? key : answer);
      if (result instanceof Error) throw result;
      return result;
    },
    submitted() {
      const body = calls.at(-1)?.body as { readonly form: string } | undefined;
      return JSON.parse(body?.form ?? '{}') as Record<string, unknown>;
    },
  };
}
