/** Titles of products in a sentence, in the language of the page. */
export const formatTitles = (titles: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles);
