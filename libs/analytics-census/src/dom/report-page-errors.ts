import type { ErrorReporter } from '../errors/create-error-reporter.ts';
import { whenHidden } from './when-hidden.ts';

/** The events by which a window says that something failed and nobody caught it. */
export const errorEventTypes = ['error', 'unhandledrejection'] as const;

/** What the reporting of a page's errors needs. */
export interface PageErrorOptions {
  readonly ownerWindow: Window;
  /** Errors that were seen before the reporter was there. Default: none. */
  readonly earlier?: readonly Event[];
  /** The address to report instead of one that is a secret. Default: the page's own. */
  readonly readUrl?: () => string;
  /** Stops the reporting. */
  readonly signal?: AbortSignal | undefined;
}

/** Reports what goes wrong on a page and nobody catches, until the signal is aborted. */
export function reportPageErrors(reporter: ErrorReporter, options: PageErrorOptions): void {
  const { ownerWindow, earlier = [], signal } = options;
  const readUrl = options.readUrl ?? (() => ownerWindow.location.href);

  function report(event: Event): void {
    const { message, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    const cause = (error ?? reason) as Partial<Error> | null | undefined;
    const url = readUrl();
    // Browsers write the page's address into messages and stacks.
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
