import { createMessages } from '@sitewright/messages';
import { editor, files, forms, general, validation, workflow } from '@sitewright/messages/en';

/** Writes a text of the catalog for the configuration area, by its key. */
export const configText = createMessages('en', {
  editor,
  files,
  forms,
  general,
  validation,
  workflow,
});
