import type { DialogLabels } from '@sitewright/ui/dialog';
import type { PageTexts } from '../texts/load-page-texts.ts';

/** The labels of a dialog's buttons in a page's language. */
export const dialogLabels = (text: PageTexts): DialogLabels => ({
  close: text('dialogs.close'),
  confirm: text('dialogs.confirm'),
  reject: text('dialogs.reject'),
  cancel: text('dialogs.cancel'),
});
