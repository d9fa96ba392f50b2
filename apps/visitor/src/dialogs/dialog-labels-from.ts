import type { DialogLabels } from '@sitewright/ui/dialog';
import type { PageWords } from '../words/load-page-words.ts';

/** The words of a dialog's buttons in a page's language. */
export const dialogLabelsFrom = (text: PageWords): DialogLabels => ({
  close: text('dialogs.close'),
  confirm: text('dialogs.confirm'),
  reject: text('dialogs.reject'),
  cancel: text('dialogs.cancel'),
});
