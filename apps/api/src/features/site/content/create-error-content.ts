import { pageType } from '@sitewright/contracts/codes';
import type { MainView } from '@sitewright/contracts/entities';
import { errorRow, type Refusal } from '@sitewright/contracts/errors';
import { refusalText } from '../../../platform/errors/refusal-text.ts';
import type { Frame, PageContent } from '../view/page-frame.ts';

/** Creates the main part of an error page. For a missing page see ERR-05. */
function createMainView(error: Refusal, locale: string, requestId: string): MainView {
  const { status } = errorRow(error.refused);
  if (error.refused === 'notFound') return { kind: 'notFound' };
  return error.refused === 'internalError'
    ? { kind: 'error', status, requestId }
    : { kind: 'error', status, message: refusalText(error, locale) };
}

/** Whether the error page is the same for all visitors. */
export const isSharedError = ({ refused, values }: Refusal): boolean =>
  refused !== 'internalError' && values === undefined;

/**
 * Creates the content of an error page. It does not depend on the URL: random URLs share one cached page, and no part of
 * a URL is echoed.
 */
export function createErrorContent(
  { website }: Pick<Frame, 'website'>,
  error: Refusal,
  requestId: string,
): PageContent {
  const isMissing = error.refused === 'notFound';
  return {
    path: '',
    title: website.title,
    noIndex: true,
    main: createMainView(error, website.locale, requestId),
    facts: { pageType: isMissing ? pageType.NOT_FOUND : pageType.ERROR },
  };
}
