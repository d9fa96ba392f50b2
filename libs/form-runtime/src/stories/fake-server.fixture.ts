import type { FormResponse, FormCall, Send } from '../index.ts';

/** The response of the fake server to a submission. */
export const outcomes = {
  accepted: { status: 200, data: {} },
  rejected: {
    status: 422,
    data: {
      error: 'Please correct the fields below.',
      errors: { email: 'This address has bounced before.', captcha: 'The puzzle has expired.' },
    },
  },
  rateLimited: { status: 429, data: {} },
  serverFailed: { status: 500, data: {} },
  noAnswer: undefined,
} as const satisfies Record<string, FormResponse | undefined>;
export type Outcome = keyof typeof outcomes;

/** A slow server that reports requests and responds as configured. */
export function createFakeSend(outcome: Outcome, log: (call: FormCall) => void): Send {
  return async (call) => {
    log(call);
    await new Promise((settle) => {
      setTimeout(settle, 250);
    });
    if (call.path.endsWith('FormSubmissionKey')) return { status: 200, data: { key: 'key-1' } };
    const result = outcomes[outcome];
    if (!result) throw new Error('no answer');
    return result;
  };
}
