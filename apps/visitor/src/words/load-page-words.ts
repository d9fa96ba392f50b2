import { createMessages } from '@sitewright/messages';

/** The texts that scripts show on a page, by language: only of what nobody meets on most visits. */
const catalogs = {
  ar: async () => (await import('./ar.ts')).words,
  de: async () => (await import('./de.ts')).words,
  en: async () => (await import('./en.ts')).words,
  es: async () => (await import('./es.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  ja: async () => (await import('./ja.ts')).words,
};

/** The languages that scripts speak. */
export const pageWordLanguages = Object.keys(catalogs) as (keyof typeof catalogs)[];

/** Answers a text of a page's scripts in the language of the page, else in English. */
export async function loadPageWords(locale: string) {
  const [language = ''] = locale.split('-');
  const load = language in catalogs ? catalogs[language as keyof typeof catalogs] : catalogs.en;
  return createMessages(locale, await load());
}

/** Texts of a page's scripts by their key. */
export type PageWords = Awaited<ReturnType<typeof loadPageWords>>;
