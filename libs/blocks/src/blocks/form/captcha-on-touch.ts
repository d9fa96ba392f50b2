import type { Captcha } from '@sitewright/form-runtime';
import type { ProofOfWorkOptions } from '@sitewright/form-runtime/captcha';

/** Makes the captcha of a form; it sets to work at once. */
export type CreateCaptcha = (options: Omit<ProofOfWorkOptions, 'solve'>) => Captcha;

/** A captcha that comes with the first touch. */
export interface TouchedCaptcha {
  readonly captcha: Captcha;
  /** Waits for no touch any more. */
  readonly stop: () => void;
}

/** The captcha of a form whose code comes, and which sets to work, when the form is first touched, or sent untouched. */
export function captchaOnTouch(form: Element, make: () => Promise<Captcha>): TouchedCaptcha {
  let made: Promise<Captcha> | undefined;
  const touch = () => {
    made ??= make().catch((cause: unknown) => {
      // Submitting the form loads the code again, and reports if that fails.
      made = undefined;
      throw cause;
    });
    return made;
  };
  const onFocus = () => void touch().catch(() => undefined);
  // Who was quicker than the code of the page has touched the form already.
  if (form.matches(':focus-within')) onFocus();
  else form.addEventListener('focusin', onFocus, { once: true });
  return {
    captcha: {
      pass: async () => (await touch()).pass(),
      reset: () => void made?.then((captcha) => captcha.reset()).catch(() => undefined),
    },
    stop: () => form.removeEventListener('focusin', onFocus),
  };
}
