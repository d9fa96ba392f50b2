import type { DataLayerTexts } from '@sitewright/data-layer';
import type { PageTexts } from './load-page-texts.ts';

/** The data layer's messages about failed calls, in a page's language. The data layer replaces the placeholders. */
export const connectionTexts = (text: PageTexts): DataLayerTexts => ({
  unparsable: text('connection.unreadable', { url: '{url}', message: '{message}' }),
  unauthorized: text('connection.unauthorized'),
  internal: text('connection.serverError'),
  unavailable: text('connection.unavailable'),
  connection: text('connection.unableToConnect'),
});
