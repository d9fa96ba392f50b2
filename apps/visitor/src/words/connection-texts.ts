import type { DataLayerTexts } from '@sitewright/data-layer';
import type { PageWords } from './load-page-words.ts';

/** What the data layer says of calls that fail, in a page's language. Its slots stay: the data layer fills them. */
export const connectionTexts = (text: PageWords): DataLayerTexts => ({
  unparsable: text('connection.unreadable', { url: '{url}', message: '{message}' }),
  unauthorized: text('connection.unauthorized'),
  internal: text('connection.serverError'),
  unavailable: text('connection.unavailable'),
  connection: text('connection.unableToConnect'),
});
