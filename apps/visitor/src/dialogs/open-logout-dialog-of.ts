import { openLogoutDialog } from '@sitewright/site-runtime/session';
import type { Page } from '../composition/page.ts';
import { loadPageWords } from '../words/load-page-words.ts';
import { dialogLabelsFrom } from './dialog-labels-from.ts';

/** Tells on a page that the logout worked, in the page's language; answers how to take that away. */
export async function openLogoutDialogOf({ window, context, escape }: Page): Promise<() => void> {
  const text = await loadPageWords(context.locale);
  const texts = {
    title: text('session.loggedOutTitle'),
    message: text('session.loggedOut'),
    labels: dialogLabelsFrom(text),
  };
  return openLogoutDialog(texts, { window, registerEscape: escape.register }).hide;
}
