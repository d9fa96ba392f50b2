import type { ErrorReporter } from '../errors/create-error-reporter.ts';
import { whenHidden } from './when-hidden.ts';

/** Reports what goes wrong on a page and nobody catches, until the signal is aborted. */
export function reportPageErrors(
  reporter: ErrorReporter,
  ownerWindow: Window,
  signal?: AbortSignal,
): void {
  function report(event: string, message: string, error: Partial<Error> | null | undefined): void {
    reporter.report(event, { message, stack: error?.stack, url: ownerWindow.location.href });
  }

  const options = signal && { signal };
  ownerWindow.addEventListener('error', (e) => report('error', e.message, e.error), options);
  ownerWindow.addEventListener(
    'unhandledrejection',
    ({ reason }) => report('unhandledrejection', String(reason), reason),
    options,
  );
  whenHidden(ownerWindow, reporter.flush, signal);
}
