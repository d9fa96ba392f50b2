import { createMessages, type FullCatalog, type MessageKey } from '@sitewright/messages';
import type { VisitorText, VisitorTextKey } from './visitor-text-key.ts';

/** Creates the texts for visitors from a language's catalog. */
export function createVisitorText(locale: string, catalog: FullCatalog): VisitorText {
  const message = createMessages(locale, catalog) as (
    key: MessageKey<FullCatalog>,
    values: Parameters<VisitorText>[1],
  ) => string;
  const isVisitorKey = (key: VisitorTextKey): key is keyof FullCatalog['visitor'] & string =>
    Object.hasOwn(catalog.visitor, key);
  return (key, values) => message(isVisitorKey(key) ? `visitor.${key}` : key, values);
}
