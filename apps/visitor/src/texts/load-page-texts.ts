import { createMessages } from '@sitewright/messages';

/** The catalogs for page scripts by language: only texts that most visits never show. */
const catalogs = {
  ar: async () => (await import('./ar.ts')).texts,
  de: async () => (await import('./de.ts')).texts,
  en: async () => (await import('./en.ts')).texts,
  es: async () => (await import('./es.ts')).texts,
  fr: async () => (await import('./fr.ts')).texts,
  ja: async () => (await import('./ja.ts')).texts,
};

/** The languages of the catalogs. */
export const pageTextLanguages = Object.keys(catalogs) as (keyof typeof catalogs)[];

/** Loads a function that looks up texts in the language of the page, else in English. */
export async function loadPageTexts(locale: string) {
  const [language = ''] = locale.split('-');
  const load = language in catalogs ? catalogs[language as keyof typeof catalogs] : catalogs.en;
  return createMessages(locale, await load());
}

/** Looks up texts of page scripts by key. */
export type PageTexts = Awaited<ReturnType<typeof loadPageTexts>>;
