import { createMessages } from '@sitewright/messages';
import { editor, files, forms, general, validation, workflow } from '@sitewright/messages/en';

/** Formats a text of the configuration area's catalog. */
export const configText = createMessages('en', {
  editor,
  files,
  forms,
  general,
  validation,
  workflow,
});
