import type { ErrorReporter } from '../errors/create-error-reporter.ts';
import { whenHidden } from './when-hidden.ts';

/** Window events for uncaught errors. */
export const errorEventTypes = ['error', 'unhandledrejection'] as const;

/** Options of the error reports. */
export interface PageErrorOptions {
  readonly ownerWindow: Window;
  /** Errors from before the reporter was loaded. Default: none. */
  readonly earlier?: readonly Event[];
  /** The URL to report, if the page's own is secret. Default: the page's own. */
  readonly readUrl?: () => string;
  /** Stops the reports. */
  readonly signal?: AbortSignal | undefined;
}

/** Reports uncaught errors of a page until the signal is aborted. */
export function reportPageErrors(reporter: ErrorReporter, options: PageErrorOptions): void {
  const { ownerWindow, earlier = [], signal } = options;
  const readUrl = options.readUrl ?? (() => ownerWindow.location.href);

  function report(event: Event): void {
    const { message, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    const cause = (error ?? reason) as Partial<Error> | null | undefined;
    const url = readUrl();
    // Browsers include the page's URL in messages and stacks.
    const hide = (text: string) => text.replaceAll(ownerWindow.location.href, url);
    reporter.report(event.type, {
      message: hide(message ?? String(reason)),
      ...(typeof cause?.stack === 'string' && { stack: hide(cause.stack) }),
      url,
    });
  }

  for (const event of earlier) report(event);
  for (const type of errorEventTypes)
    ownerWindow.addEventListener(type, report, signal && { signal });
  whenHidden(ownerWindow, reporter.flush, signal);
}
