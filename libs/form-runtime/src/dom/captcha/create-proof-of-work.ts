import type { Captcha } from '../../captcha/captcha.ts';
import type { Send } from '../../submission/send.ts';

/** Status texts of a proof of work: all on one line, so that changes do not move the layout. */
export const proofOfWorkTexts = {
  working: 'Spam check running: nothing to solve.',
  passed: 'Spam check done: you can send the form.',
  failed: 'The spam check failed. Please send again.',
} as const;

/** Options of a proof-of-work captcha. */
export interface ProofOfWorkOptions {
  readonly formId: string;
  /** The container of its status, an existing live region. */
  readonly status: Element;
  /** Requests challenges from the server. */
  readonly send: Send;
  /** Solves a challenge, preferably in a worker. Rejects on failure. */
  readonly solve: (challenge: unknown) => Promise<string>;
  /** Default of each: `proofOfWorkTexts`. */
  readonly texts?: { readonly [Key in keyof typeof proofOfWorkTexts]?: string };
  /** The current time in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

interface Proof {
  readonly key: string;
  /** When the server may start to reject it, in milliseconds. */
  readonly expiresAt: number;
}

/** A solution that expires within this time, in milliseconds, may be too old for the server. */
const marginMs = 30_000;

/**
 * A captcha without user interaction: the browser computes the proof. It starts on creation, so create it when the
 * visitor first uses the form. Renews a used or expiring solution.
 */
export function createProofOfWork(options: ProofOfWorkOptions): Captcha {
  const { formId, status, send, solve, now = Date.now } = options;
  const texts = { ...proofOfWorkTexts, ...options.texts };
  let proof = start();
  let wasUsed = false;

  async function compute(): Promise<Proof> {
    const { data } = await send({
      name: 'captcha',
      method: 'POST',
      path: '/api/form/captcha',
      body: { formId },
      credentials: 'include',
    });
    const { challenge, validForMs } = data as { challenge?: unknown; validForMs?: number };
    if (!challenge || !validForMs) throw new Error('The server gave no challenge');
    const expiresAt = now() + validForMs - marginMs;
    return { key: await solve(challenge), expiresAt };
  }

  function start(): Promise<Proof | undefined> {
    status.textContent = texts.working;
    return compute().then(
      (solved) => {
        status.textContent = texts.passed;
        return solved;
      },
      () => {
        status.textContent = texts.failed;
        return undefined;
      },
    );
  }

  return {
    async pass() {
      const current = await proof;
      if (wasUsed || !current || current.expiresAt <= now()) proof = start();
      const { key } = (await proof) ?? {};
      wasUsed = key !== undefined;
      return key;
    },
    reset() {
      // A solution that was not sent because of a field error is still valid.
      if (wasUsed) proof = start();
      wasUsed = false;
    },
  };
}
