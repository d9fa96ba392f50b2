import { createSystemError } from '@sitewright/ui/system-error';
import type { Page } from '../composition/page.ts';
import { loadPageWords } from '../words/load-page-words.ts';

/** Makes the system error overlay of a page, in its language: however many calls fail, it is shown once. */
export async function systemErrorOf({ window, context, escape }: Page) {
  const text = await loadPageWords(context.locale);
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
