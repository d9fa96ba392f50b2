import {
  createMessages,
  type MessageArguments,
  type MessageKey,
  type MessageText,
} from '@sitewright/messages';
import { store } from '@sitewright/messages/en';

const catalog = { store };
type Catalog = typeof catalog;

/** Formats a text of the screens of a store’s settings. */
export const storeText = createMessages('en', catalog);

/** The keys of the texts without placeholders. */
export type StoreTextKey = {
  [Key in MessageKey<Catalog>]: MessageArguments<MessageText<Catalog, Key>> extends []
    ? Key
    : never;
}[MessageKey<Catalog>];

/** The texts of a table of keys, such as the labels of a form’s members. */
export const storeTexts = <Name extends string>(
  keys: Readonly<Record<Name, StoreTextKey>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<StoreTextKey>(keys).map(([name, key]) => [name, storeText(key)]),
  ) as Record<Name, string>;
