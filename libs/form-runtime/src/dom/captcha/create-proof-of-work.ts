import type { Captcha } from '../../captcha/captcha.ts';
import type { Send } from '../../submission/send.ts';

/**
 * What a proof of work says while the visitor goes on filling in the form: lines of one length, so that nothing moves
 * under the finger when they change.
 */
export const proofOfWorkTexts = {
  working: 'Spam check running: nothing to solve.',
  passed: 'Spam check done: you can send the form.',
  failed: 'The spam check failed. Please send again.',
} as const;

/** What a proof of work takes from its host. */
export interface ProofOfWorkOptions {
  readonly formId: string;
  /** Where it says how far it is; a live region that is there from the start. */
  readonly status: Element;
  /** The way to the server, which makes the challenges. */
  readonly send: Send;
  /** Computes the key of a challenge, best of all off the main thread. Rejects when it cannot. */
  readonly solve: (challenge: unknown) => Promise<string>;
  /** Default: `proofOfWorkTexts`. */
  readonly texts?: { readonly [Key in keyof typeof proofOfWorkTexts]: string };
  /** The present in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

interface Proof {
  readonly key: string;
  /** From when on the server may reject it, in milliseconds. */
  readonly endsAt: number;
}

/** A proof that ends this soon, in milliseconds, may end before the server has read it. */
const marginMs = 30_000;

/**
 * A captcha without anything to solve: the browser computes for a moment. It begins when it is made: make it when
 * the visitor first touches the form. A proof that was used or is about to end is renewed.
 */
export function createProofOfWork(options: ProofOfWorkOptions): Captcha {
  const { formId, status, send, solve, texts = proofOfWorkTexts, now = Date.now } = options;
  let proof = begin();
  let wasGiven = false;

  async function compute(): Promise<Proof> {
    const { data } = await send({
      name: 'captcha',
      method: 'POST',
      path: '/api/form/captcha',
      body: { formId },
      credentials: 'include',
    });
    const { challenge, goodForMs } = data as { challenge?: unknown; goodForMs?: number };
    if (!challenge || !goodForMs) throw new Error('The server gave no challenge');
    const endsAt = now() + goodForMs - marginMs;
    return { key: await solve(challenge), endsAt };
  }

  function begin(): Promise<Proof | undefined> {
    status.textContent = texts.working;
    return compute().then(
      (made) => {
        status.textContent = texts.passed;
        return made;
      },
      () => {
        status.textContent = texts.failed;
        return undefined;
      },
    );
  }

  return {
    async pass() {
      const made = await proof;
      if (wasGiven || !made || made.endsAt <= now()) proof = begin();
      const { key } = (await proof) ?? {};
      wasGiven = key !== undefined;
      return key;
    },
    reset() {
      // A proof that was not given, because a field was wrong, is still good.
      if (wasGiven) proof = begin();
      wasGiven = false;
    },
  };
}
