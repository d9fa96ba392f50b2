import type { FullCatalog, MessageKey, MessageValue } from '@sitewright/messages';

/** A key of the area `visitor`, without the name of the area. */
type VisitorAreaKey =
  MessageKey<Pick<FullCatalog, 'visitor'>> extends `visitor.${infer Key}` ? Key : never;

/** Key of a text for visitors: `nav.menu`, `cart.empty`. */
export type VisitorTextKey = VisitorAreaKey | MessageKey<Omit<FullCatalog, 'visitor'>>;

/** Returns a text in the page's language with its placeholders filled in. */
export type VisitorText = (
  key: VisitorTextKey,
  values?: Readonly<Record<string, MessageValue>>,
) => string;
