import { pageType } from '@sitewright/contracts/codes';
import type { MainView } from '@sitewright/contracts/entities';
import { errorRow, type ErrorResult } from '@sitewright/contracts/errors';
import { errorText } from '../../../platform/errors/error-text.ts';
import type { Frame, PageContent } from '../view/page-frame.ts';

/** Creates the main part of an error page. For a missing page see ERR-05. */
function createMainView(error: ErrorResult, locale: string, requestId: string): MainView {
  const { status } = errorRow(error.error);
  if (error.error === 'notFound') return { kind: 'notFound' };
  return error.error === 'internalError'
    ? { kind: 'error', status, requestId }
    : { kind: 'error', status, message: errorText(error, locale) };
}

/** Whether the error page is the same for all visitors. */
export const isSharedError = ({ error, values }: ErrorResult): boolean =>
  error !== 'internalError' && values === undefined;

/**
 * Creates the content of an error page. It does not depend on the URL: random URLs share one cached page, and no part
 * of a URL is echoed.
 */
export function createErrorContent(
  { website }: Pick<Frame, 'website'>,
  error: ErrorResult,
  requestId: string,
): PageContent {
  const isMissing = error.error === 'notFound';
  return {
    path: '',
    title: website.title,
    noIndex: true,
    main: createMainView(error, website.locale, requestId),
    facts: { pageType: isMissing ? pageType.NOT_FOUND : pageType.ERROR },
  };
}
