import { createMessages, type FullCatalog, type MessageKey } from '@sitewright/messages';
import type { VisitorText, VisitorTextKey } from './visitor-text-key.ts';

/** Makes the texts for visitors of a page in one language out of that language's catalog. */
export function createVisitorText(locale: string, catalog: FullCatalog): VisitorText {
  const message = createMessages(locale, catalog) as (
    key: MessageKey<FullCatalog>,
    values: Parameters<VisitorText>[1],
  ) => string;
  const isWord = (key: VisitorTextKey): key is keyof FullCatalog['visitor'] & string =>
    Object.hasOwn(catalog.visitor, key);
  return (key, values) => message(isWord(key) ? `visitor.${key}` : key, values);
}
