import { openDialog } from '@sitewright/ui/dialog';
import type { Page } from '../composition/page.ts';
import { loadPageWords } from '../words/load-page-words.ts';

let isOpen = false;

/**
 * Shows the system error overlay: the page may be loaded again, or the overlay cleared and the page used as it is. While
 * one is open another failure says nothing new.
 */
export async function openSystemErrorOf({ window, context, escape }: Page, message: string) {
  if (isOpen) return;
  isOpen = true;
  const text = await loadPageWords(context.locale);
  openDialog(
    {
      style: 'confirm-or-cancel',
      title: text('connection.overlayTitle'),
      message,
      labels: {
        confirm: text('connection.overlayReload'),
        cancel: text('connection.overlayClear'),
      },
      onEvent: (event) => {
        if (event === 'hide') isOpen = false;
        if (event === 'confirm') window.location.reload();
      },
    },
    { window, registerEscape: escape.register },
  );
}
