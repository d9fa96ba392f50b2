/** What a country is called in the language of the reader, as amounts and moments are. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames([navigator.language], { type: 'region' }).of(code) ?? code;
