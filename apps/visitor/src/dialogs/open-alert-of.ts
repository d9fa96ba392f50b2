import type { IslandRuntime } from '@sitewright/blocks/client';
import { openDialog } from '@sitewright/ui/dialog';
import { loadPageWords } from '../words/load-page-words.ts';
import { dialogLabelsFrom } from './dialog-labels-from.ts';

/** Tells in the page's language what has to be taken note of before anything else; answers once that was done. */
export async function openAlertOf(
  {
    window,
    context,
    escape,
  }: Pick<IslandRuntime, 'context' | 'escape'> & { readonly window: Window },
  words: { readonly title: string; readonly message: string },
): Promise<void> {
  const labels = dialogLabelsFrom(await loadPageWords(context.locale));
  return new Promise((resolve) => {
    openDialog(
      {
        style: 'alert',
        ...words,
        labels,
        onEvent: (event) => {
          if (event === 'hide') resolve();
        },
      },
      { window, registerEscape: escape.register },
    );
  });
}
