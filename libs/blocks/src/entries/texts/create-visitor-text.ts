import { createMessages, type FullCatalog, type MessageKey } from '@sitewright/messages';
import type { VisitorText } from './visitor-text-key.ts';

/** Creates the texts for visitors from a language's catalog. */
export function createVisitorText(locale: string, catalog: FullCatalog): VisitorText {
  const message = createMessages(locale, catalog) as (
    key: MessageKey<FullCatalog>,
    values: Parameters<VisitorText>[1],
  ) => string;
  const visitorKeys = new Map<string, MessageKey<FullCatalog>>(
    (Object.keys(catalog.visitor) as (keyof FullCatalog['visitor'] & string)[]).map((key) => [
      key,
      `visitor.${key}`,
    ]),
  );
  return (key, values) => message(visitorKeys.get(key) ?? (key as MessageKey<FullCatalog>), values);
}
