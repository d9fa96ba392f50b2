import { openLogoutDialog } from '@sitewright/site-runtime/session';
import type { Page } from '../page/page.ts';
import { loadPageTexts } from '../texts/load-page-texts.ts';
import { dialogLabels } from './dialog-labels.ts';

/** Confirms a logout in the page's language. Returns a function that hides the dialog. */
export async function openPageLogoutDialog({ window, context, escape }: Page): Promise<() => void> {
  const text = await loadPageTexts(context.locale);
  const texts = {
    title: text('session.loggedOutTitle'),
    message: text('session.loggedOut'),
    labels: dialogLabels(text),
  };
  return openLogoutDialog(texts, { window, registerEscape: escape.register }).hide;
}
