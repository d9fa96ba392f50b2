import { createMessages } from '@sitewright/messages';

/** The texts that scripts show on a page, by language: only of what nobody meets on most visits. */
const catalogues = {
  en: async () => (await import('./en.ts')).words,
};

/** Answers a text of a page's scripts in the language of the page, else in English. */
export async function loadPageWords(locale: string) {
  const [language = ''] = locale.split('-');
  const load =
    language in catalogues ? catalogues[language as keyof typeof catalogues] : catalogues.en;
  return createMessages(locale, await load());
}

/** Texts of a page's scripts by their key. */
export type PageWords = Awaited<ReturnType<typeof loadPageWords>>;
