import { createSystemError } from '@sitewright/ui/system-error';
import type { Page } from '../page/page.ts';
import { loadPageTexts } from '../texts/load-page-texts.ts';

/** Creates the system error overlay of a page, in its language. Several failed calls show it once. */
export async function createPageSystemError({ window, context, escape }: Page) {
  const text = await loadPageTexts(context.locale);
  return createSystemError({
    window,
    reload: () => window.location.reload(),
    registerEscape: escape.register,
    labels: {
      title: text('connection.overlayTitle'),
      reload: text('connection.overlayReload'),
      clear: text('connection.overlayClear'),
    },
  });
}
