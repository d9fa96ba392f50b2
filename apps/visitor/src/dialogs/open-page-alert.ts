import type { IslandRuntime } from '@sitewright/blocks/client';
import { openDialog } from '@sitewright/ui/dialog';
import { loadPageTexts } from '../texts/load-page-texts.ts';
import { dialogLabels } from './dialog-labels.ts';

/** Shows an alert in the page's language. Resolves when it is closed. */
export async function openPageAlert(
  {
    window,
    context,
    escape,
  }: Pick<IslandRuntime, 'context' | 'escape'> & { readonly window: Window },
  texts: { readonly title: string; readonly message: string },
): Promise<void> {
  const labels = dialogLabels(await loadPageTexts(context.locale));
  return new Promise((resolve) => {
    openDialog(
      {
        style: 'alert',
        ...texts,
        labels,
        onEvent: (event) => {
          if (event === 'hide') resolve();
        },
      },
      { window, registerEscape: escape.register },
    );
  });
}
