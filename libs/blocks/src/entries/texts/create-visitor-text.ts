import { createMessages, type FullCatalogue, type MessageKey } from '@sitewright/messages';
import type { VisitorText, VisitorTextKey } from './visitor-text-key.ts';

/** Makes the texts for visitors of a page in one language out of that language's catalogue. */
export function createVisitorText(locale: string, catalogue: FullCatalogue): VisitorText {
  const message = createMessages(locale, catalogue) as (
    key: MessageKey<FullCatalogue>,
    values: Parameters<VisitorText>[1],
  ) => string;
  const isWord = (key: VisitorTextKey): key is keyof FullCatalogue['visitor'] & string =>
    Object.hasOwn(catalogue.visitor, key);
  return (key, values) => message(isWord(key) ? `visitor.${key}` : key, values);
}
