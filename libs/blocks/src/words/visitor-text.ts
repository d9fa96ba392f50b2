import { createMessages, type Messages } from '@sitewright/messages';
import {
  blocks,
  cart,
  checkout,
  forms,
  gallery,
  general,
  page,
  product,
  reviews,
  video,
} from '@sitewright/messages/en';
import { visitorWords } from './visitor-words.ts';

const catalogue = {
  blocks,
  cart,
  checkout,
  forms,
  gallery,
  general,
  page,
  product,
  reviews,
  video,
};

/** Key of a text that visitors read. */
export type VisitorTextKey = keyof typeof visitorWords | Parameters<Messages<typeof catalogue>>[0];

/** Answers a text in the page's language with its placeholders filled. */
export type VisitorText = (
  key: VisitorTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const isWord = (key: string): key is keyof typeof visitorWords => Object.hasOwn(visitorWords, key);

function createVisitorText(locale: string): VisitorText {
  const message = createMessages(locale, catalogue) as VisitorText;
  return (key, values = {}) =>
    isWord(key)
      ? visitorWords[key].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
          String(values[name] ?? placeholder),
        )
      : message(key, values);
}

const made = new Map<string, VisitorText>();

/** The texts for visitors of a page in one language; made once for each. */
export function visitorText(locale: string): VisitorText {
  const text = made.get(locale) ?? createVisitorText(locale);
  made.set(locale, text);
  return text;
}
