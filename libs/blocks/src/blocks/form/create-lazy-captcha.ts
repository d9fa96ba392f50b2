import type { Captcha } from '@sitewright/form-runtime';
import type { ProofOfWorkOptions } from '@sitewright/form-runtime/captcha';

/** Creates the captcha of a form; it starts at once. */
export type CreateCaptcha = (options: Omit<ProofOfWorkOptions, 'solve'>) => Captcha;

/** A captcha that loads at the first interaction. */
export interface LazyCaptcha {
  readonly captcha: Captcha;
  /** Stops waiting for an interaction. */
  readonly stop: () => void;
}

/** Loads and starts a form's captcha at the first interaction with the form, at the latest when it is submitted. */
export function createLazyCaptcha(form: Element, loadCaptcha: () => Promise<Captcha>): LazyCaptcha {
  let loading: Promise<Captcha> | undefined;
  const loadOnce = () => {
    loading ??= loadCaptcha().catch((cause: unknown) => {
      // Submitting the form loads the code again, and reports a failure.
      loading = undefined;
      throw cause;
    });
    return loading;
  };
  const onFocus = () => void loadOnce().catch(() => undefined);
  // The visitor may have used the form before this code arrived.
  if (form.matches(':focus-within')) onFocus();
  else form.addEventListener('focusin', onFocus, { once: true });
  return {
    captcha: {
      pass: async () => (await loadOnce()).pass(),
      reset: () => void loading?.then((captcha) => captcha.reset()).catch(() => undefined),
    },
    stop: () => form.removeEventListener('focusin', onFocus),
  };
}
